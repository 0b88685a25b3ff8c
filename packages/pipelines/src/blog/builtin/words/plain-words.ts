/**
 * Inflated wordings and the plain ones that stand in for them, form by form, so that inflection is kept. A line
 * has as many forms on the right as on the left, with commas between them. A word stands here only when the plain
 * one fits nearly everywhere it does; after `verb:` it is replaced only where it is surely a verb.
 */
const TABLE = `
utilize, utilizes, utilized, utilizing > use, uses, used, using
utilise, utilises, utilised, utilising > use, uses, used, using
the utilization of, the utilisation of > the use of, the use of
verb: leverage, leverages, leveraged, leveraging > use, uses, used, using
facilitate, facilitates, facilitated, facilitating > help, helps, helped, helping
delve into, delves into, delved into, delving into > look into, looks into, looked into, looking into
delve deeper into, delving deeper into > look closer at, looking closer at
verb: underscore, underscores, underscored, underscoring > show, shows, showed, showing
verb: showcase, showcases, showcased, showcasing > show, shows, showed, showing
verb: foster, fosters, fostered, fostering > encourage, encourages, encouraged, encouraging
verb: bolster, bolsters, bolstered, bolstering > support, supports, supported, supporting
verb: harness, harnesses, harnessed, harnessing > use, uses, used, using
commence, commences, commenced, commencing > start, starts, started, starting
ascertain, ascertains, ascertained, ascertaining > find out, finds out, found out, finding out
necessitate, necessitates, necessitated, necessitating > call for, calls for, called for, calling for
verb: endeavor, endeavored, endeavoring > try, tried, trying
verb: endeavour, endeavoured, endeavouring > try, tried, trying
endeavors, endeavours > efforts, efforts
garner, garners, garnered, garnering > gain, gains, gained, gaining
elucidate, elucidates, elucidated, elucidating > explain, explains, explained, explaining
exemplify, exemplifies, exemplified, exemplifying > show, shows, showed, showing
encompass, encompasses, encompassed, encompassing > cover, covers, covered, covering
verb: enhance, enhances, enhanced, enhancing > improve, improves, improved, improving
enhancement, enhancements > improvement, improvements
streamline, streamlines, streamlined, streamlining > simplify, simplifies, simplified, simplifying
verb: spearhead, spearheads, spearheaded, spearheading > lead, leads, led, leading
cultivate, cultivates, cultivated, cultivating > build, builds, built, building
embark on this journey, embarking on this journey > start, starting
embark on, embarks on, embarked on, embarking on > start, starts, started, starting
elevate, elevates, elevated, elevating > raise, raises, raised, raising
revolutionize, revolutionizes, revolutionized, revolutionizing > change, changes, changed, changing
revolutionise, revolutionises, revolutionised, revolutionising > change, changes, changed, changing
mitigate, mitigates, mitigated, mitigating > reduce, reduces, reduced, reducing
alleviate, alleviates, alleviated, alleviating > ease, eases, eased, easing
exacerbate, exacerbates, exacerbated, exacerbating > worsen, worsens, worsened, worsening
perpetuate, perpetuates, perpetuated, perpetuating > prolong, prolongs, prolonged, prolonging
resonate with, resonates with, resonated with, resonating with > speak to, speaks to, spoke to, speaking to
grapple with, grapples with, grappled with, grappling with > face, faces, faced, facing
demonstrate, demonstrates, demonstrated, demonstrating > show, shows, showed, showing
illustrate, illustrates, illustrated, illustrating > show, shows, showed, showing
possess, possesses, possessed, possessing > have, has, had, having
navigate the complexities of, navigating the complexities of > handle, handling
serves as a testament to, is a testament to, are a testament to > shows, shows, show
stands as a testament to, stand as a testament to > shows, show
plays a pivotal role in, play a pivotal role in, played a pivotal role in > is key to, are key to, was key to
plays a crucial role in, play a crucial role in, played a crucial role in > is key to, are key to, was key to
plays a vital role in, play a vital role in, played a vital role in > is key to, are key to, was key to
empower, empowers, empowering > help, helps, helping
verb: embody, embodies, embodied, embodying > show, shows, showed, showing
verb: embrace, embraces, embraced, embracing > adopt, adopts, adopted, adopting
emphasize, emphasizes, emphasized, emphasizing > stress, stresses, stressed, stressing
emphasise, emphasises, emphasised, emphasising > stress, stresses, stressed, stressing
verb: highlight, highlights, highlighted, highlighting > show, shows, showed, showing
underpin, underpins, underpinned, underpinning > support, supports, supported, supporting
amplify, amplifies, amplified, amplifying > increase, increases, increased, increasing
hinder, hinders, hindered, hindering > hold back, holds back, held back, holding back
propel, propels, propelled, propelling > push, pushes, pushed, pushing
reshape, reshapes, reshaped, reshaping > change, changes, changed, changing
redefine, redefines, redefined, redefining > change, changes, changed, changing
verb: safeguard, safeguards, safeguarded, safeguarding > protect, protects, protected, protecting
strive to, strives to, strove to, striving to > try to, tries to, tried to, trying to
maximize, maximizes, maximizing > make the most of, makes the most of, making the most of
optimize, optimizes, optimized, optimizing > improve, improves, improved, improving
optimise, optimises, optimised, optimising > improve, improves, improved, improving
unveil, unveils, unveiled, unveiling > reveal, reveals, revealed, revealing
contributes to, contributed to, contributing to > adds to, added to, adding to
advancement, advancements > advance, advances
the significance of > the importance of
a seamless blend of, a perfect blend of > a mix of, a mix of
has emerged as, have emerged as > has become, have become
stands as a beacon of, serves as a beacon of, is a beacon of > stands for, stands for, is a sign of
stands as a, serves as a > is a, is a
harness the power of, harnessing the power of > use, using
leverage the power of, leveraging the power of > use, using
unlock your full potential, unlocking your full potential > do your best, doing your best
the transformative power of > the power of
the ever-changing landscape of, the ever-evolving landscape of > the changing world of, the changing world of
the changing landscape of > the changing world of
continue to navigate the > go on finding our way in the
vibrant and dynamic, dynamic and vibrant > lively, lively
a paradigm shift, paradigm shifts > a big change, big changes
a game-changer, a game changer, game-changers > a big change, a big change, big changes
a holistic approach to > an all-round approach to
holistic > all-round
mindful choices > careful choices
thrive, thrives, thriving > do well, does well, doing well
flourish, flourishes, flourishing > grow, grows, growing
verb: nurture, nurtures, nurtured, nurturing > support, supports, supported, supporting
ever-evolving, ever-changing > changing, changing
fast-paced > fast
cutting-edge > new
innovative > new
overarching > main
fundamental > basic
immense > huge
vast > large
vibrant > lively
vital > important
digital landscape > digital world
pivotal > key
paramount > very important
crucial > important
imperative that, imperative to > important that, important to
indispensable > essential
robust > strong
seamless, seamlessly > smooth, smoothly
comprehensive, comprehensively > full, fully
intricate, intricately > detailed, closely
intricacies > details
multifaceted > varied
meticulous, meticulously > careful, carefully
profound, profoundly > deep, deeply
transformative > far-reaching
groundbreaking, ground-breaking > new, new
invaluable > very useful
compelling > strong
noteworthy > notable
ubiquitous > common
unwavering > steady
steadfast > steady
a tapestry of, a rich tapestry of > a mix of, a rich mix of
the realm of, the realms of > the field of, the fields of
cornerstone of, cornerstones of > basis of, bases of
a plethora of, a myriad of, a multitude of > many, many, many
myriad > many
a diverse array of, a wide array of, a vast array of, an array of > many, many, many, many
interplay between > link between
numerous > many
individuals > people
approximately > about
subsequently > later
predominantly > mostly
primarily > mainly
aforementioned > same
whilst > while
amongst > among
upon > on
in order to > to
`;

export interface PlainWord {
  readonly plain: string;
  readonly verbOnly: boolean;
}

/** Lower-case wording -> its plain one. Wordings have one to five words. */
export const PLAIN_WORDS: ReadonlyMap<string, PlainWord> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const verbOnly = line.startsWith('verb: ');
      const [left = '', right = ''] = (verbOnly ? line.slice('verb: '.length) : line).split(' > ');
      const plain = right.split(', ');
      return left.split(', ').map((wording, i) => [wording, { plain: plain[i] ?? '', verbOnly }] as const);
    }),
);
