/** Swear words, also abbreviated. */
export const VULGARITY = `
3: fuck*, fuk|fuking|fukin|fck|fcking|fkn|fking|fkin|effing|fricking|freaking|friggin|frigging, motherfuck*
shit|shits|shitty|shitting|shite|bullshit|bs|sh1t, wtf|wth|stfu|gtfo|ffs|omfg|af|lmfao
damn|damned|dammit|damnit|goddamn|goddamned, god damn, hell no|is|are|with, what the hell|heck|f, the hell, the fuck
go to hell, bloody, crap|crappy, piss|pissed|pissing|pisses, screw you|u|this|it, screw off, shut up, shut it $
shut your|the mouth|face|hell|fuck|trap, shutup, suck|sucks|sucked, sod off, bugger off, bollocks, dick|dicks, cock
pussy, asswipe, balls, jesus christ|fucking, for gods|christs|fucks sake, for the love of god, hells bells
0: hells kitchen, dick cheney, cock a, what the, suck up the, screw in|the|driver, crab, balls of|in|on|and
tennis|golf|yoga|foot balls
`;
