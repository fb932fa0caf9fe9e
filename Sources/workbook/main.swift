import Hub

Hub.main()
