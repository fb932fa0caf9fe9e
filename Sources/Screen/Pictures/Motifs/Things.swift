extension Canvas {
    mutating func drawFlower() {
        fill(.all, .init(18, 44, 40))
        fill(.box(-0.05...0.05, 0...1), .init(70, 160, 60))
        fill(.disc(0.32, 0.68, 0.3, height: 0.13), .init(90, 185, 70))
        fill(.disc(-0.32, 0.78, 0.3, height: 0.13), .init(90, 185, 70))
        let petals = [(0, -0.42), (0.36, -0.21), (0.36, 0.21), (0, 0.42), (-0.36, 0.21), (-0.36, -0.21)]
        for (x, y) in petals { fill(.disc(x, y - 0.25, 0.235), .init(255, 160, 205)) }
        fill(.disc(0, -0.25, 0.27), .init(120, 70, 10))
    }

    mutating func drawFace() {
        fill(.all, .init(40, 50, 100))
        fill(.disc(0, 0, 0.9), .init(255, 215, 70))
        let dark = Image.Pixel(60, 35, 10)
        fill(.disc(-0.33, -0.25, 0.12, height: 0.18), dark)
        fill(.disc(0.33, -0.25, 0.12, height: 0.18), dark)
        fill(.disc(0, 0.1, 0.6).without(.disc(0, 0, 0.52)).within(.below(0.2)), dark)
    }

    mutating func drawCat() {
        fill(.all, .init(60, 30, 60))
        let (fur, dark) = (Image.Pixel(240, 175, 95), Image.Pixel(40, 25, 20))
        fill(.corners((-0.72, -0.9), (-0.7, 0.1), (-0.1, -0.35)), fur)
        fill(.corners((0.72, -0.9), (0.7, 0.1), (0.1, -0.35)), fur)
        fill(.corners((-0.62, -0.65), (-0.58, -0.2), (-0.3, -0.36)), .init(190, 90, 90))
        fill(.corners((0.62, -0.65), (0.58, -0.2), (0.3, -0.36)), .init(190, 90, 90))
        fill(.disc(0, 0.2, 0.78, height: 0.66), fur)
        for side in [-1.0, 1.0] {
            fill(.disc(side * 0.34, 0.05, 0.15, height: 0.17), .init(130, 200, 90))
            fill(.disc(side * 0.34, 0.05, 0.08, height: 0.17), dark)
            for y in [0.34, 0.5] {
                let (near, far) = (side * 0.3, side * 1.15)
                fill(.box(min(near, far)...max(near, far), y...y + 0.05), .init(255, 245, 230))
            }
        }
        fill(.corners((-0.13, 0.25), (0.13, 0.25), (0, 0.42)), dark)
        fill(.disc(0, 0.42, 0.2, height: 0.18).without(.disc(0, 0.37, 0.16, height: 0.15)).within(.below(0.42)), dark)
    }

    mutating func drawHouse() {
        fill(.all, .init(120, 170, 220))
        fill(.below(0.7), .init(60, 120, 50))
        fill(.box(0.35...0.58, -0.8...0), .init(110, 50, 40))
        fill(.box(-0.75...0.75, -0.1...0.82), .init(250, 235, 205))
        fill(.corners((-0.98, -0.1), (0, -0.92), (0.98, -0.1)), .init(130, 35, 25))
        fill(.box(-0.16...0.16, 0.28...0.82), .init(80, 45, 25))
        for x in [-0.45, 0.45] { fill(.box(x - 0.16...x + 0.16, 0.1...0.42), .init(30, 60, 110)) }
    }
}
