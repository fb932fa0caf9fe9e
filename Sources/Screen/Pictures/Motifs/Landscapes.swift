extension Canvas {
    mutating func drawSunset() {
        let horizon = 0.3
        fill(.all) { _, y in
            let part = min(1, max(0, (y + 1) / (1 + horizon)))
            return .init(UInt8(70 + 140 * part), UInt8(30 + 60 * part), UInt8(100 - 50 * part))
        }
        fill(.disc(0, 0.15, 0.62), .init(255, 230, 120))
        fill(.below(horizon), .init(24, 24, 60))
        // The light on the waves.
        for wave in 0..<4 {
            let y = horizon + 0.1 + 0.16 * Double(wave)
            fill(.box(-0.5 + 0.1 * Double(wave)...0.5 - 0.1 * Double(wave), y...y + 0.08), .init(255, 190, 90))
        }
    }

    mutating func drawBoat() {
        fill(.all, .init(100, 160, 215))
        fill(.below(0.5), .init(20, 60, 120))
        fill(.box(-0.03...0.03, -0.85...0.4), .init(60, 40, 30))
        fill(.corners((-0.08, -0.85), (-0.08, 0.3), (-0.75, 0.3)), .init(255, 255, 250))
        fill(.corners((0.08, -0.65), (0.08, 0.3), (0.62, 0.3)), .init(255, 235, 215))
        fill(.corners((-0.95, 0.38), (0.95, 0.38), (0.6, 0.75), (-0.6, 0.75)), .init(90, 30, 20))
    }

    mutating func drawMountain() {
        fill(.all, .init(110, 160, 210))
        let back = Shape.corners((0.0, 0.7), (0.75, -0.3), (1.5, 0.7))
        let front = Shape.corners((-1.35, 0.7), (-0.35, -0.85), (0.65, 0.7))
        fill(back, .init(70, 75, 105))
        fill(back.without(.below(0)), .init(235, 240, 250))
        fill(front, .init(50, 50, 75))
        fill(front.without(.below(-0.3)), .init(255, 255, 255))
        fill(.corners((-0.7, -0.32), (-0.52, -0.08), (-0.35, -0.32)).within(front), .init(255, 255, 255))
        fill(.corners((-0.35, -0.32), (-0.2, -0.1), (0.0, -0.32)).within(front), .init(255, 255, 255))
        fill(.below(0.65), .init(70, 140, 70))
    }

    mutating func drawMoon() {
        fill(.all, .init(8, 10, 36))
        fill(.disc(0, 0, 0.75).without(.disc(0.34, -0.15, 0.62)), .init(255, 244, 190))
        let stars = [(-1.2, -0.7), (-1.05, 0.55), (0.35, -0.2), (0.9, -0.75), (1.2, 0.15), (0.85, 0.7)]
        for (x, y) in stars { fill(.disc(x, y, 0.07), .init(255, 255, 255)) }
    }
}
