/** One phrase a line; `*` is any word, `a/b` either. */
export const ESSAY_PHRASES = `
play/plays/played/playing a/an * role
play/plays/played/playing a crucial/vital/key/pivotal/significant/critical/central/important/major/essential/fundamental role
crucial/vital/key/pivotal/significant/critical/central/important/major/essential/fundamental role in
it is important/crucial/essential/vital/necessary/imperative/worth to/noting
it's important/crucial/essential/vital/worth to/noting
important/worth to note that
is/are/was/were crucial/essential/vital/imperative for/to/in
profound/significant/lasting/deep/major impact on
a sense of
the importance of
the significance of
the need for
the power of
the complexities/complexity/intricacies/nuances of
the potential to/for
the ability to
the pursuit of
a wide/broad/diverse range/array/variety of
a variety/range/multitude/myriad/plethora of
a deeper/better/comprehensive/nuanced/greater understanding of
deeper/better/comprehensive/nuanced understanding
insight/insights into
valuable insights/insight/lessons
sheds/shed/shedding light on
pave/paves/paved/paving the way
strike/strikes/striking a balance
a balance between
navigate/navigating the
foster/fosters/fostering a
make/making informed decisions
informed decisions
in today's world/society/age
in today's * world/society/age/landscape
fast-paced world
ever-evolving/ever-changing landscape/world
in the realm/world/face/context/field of
a testament to
testament to the
serves/serve/served/serving as a/an
stands/stand/stood as a/an
can be seen as
at the end of the day
when it comes to
at its core
at the heart of
in an era of/where
in a world where
now more than ever
take/takes/taking * to the next level
unlock/unlocks/unlocking the
harness/harnessing the
dive/delve/dives/delves/delving/diving into/deeper
game changer
look no further
the key to
is/are key to
a key role
key factors/aspects/elements/components
several key
factors such/like as
such factors as
plays/play into
contribute/contributes/contributed/contributing to
lead/leads/led/leading to a/an/the/increased/greater/improved
not without its
raises/raise important/ethical/significant questions
as we * forward
moving forward
the rise of
has led to
rely/relies/relied heavily on
aims/aim/aimed to
refers to the
rich history/tapestry/cultural
cultural heritage
critics/proponents/scholars/experts/supporters argue
growth and development
positive/negative/significant/lasting/detrimental impact/impacts/effects/consequences
well-being and
ethical/societal/cultural/broader implications
by understanding/examining/analyzing/exploring/embracing/recognizing/implementing/fostering/providing/promoting
gain/gains/gaining a/an/insight/insights
ensure/ensures/ensuring that/the
over time
across borders/cultures/generations/industries/disciplines
both personal/positive and
opportunities for
challenges and
challenges/opportunities that
tailored to
overall/mental/emotional well-being
address these/this/the challenges/issues/issue/concerns
rapidly changing/evolving/advancing
continues/continue to evolve/shape/inspire/play/grow/be
`;

export const STORY_PHRASES = `
once upon a time
there lived a
in a small/quiet/distant/far-off/bustling/quaint town/village/city/land/kingdom
in the heart of
in a world where
in a land
little did
one fateful
fateful day/night/evening
from that day/moment forward/on/onward
days turned/became
turned into weeks/months/years
weeks/months/years/days passed/turned
as the days/years/weeks/months/sun/night/world/hours
as time passed/went
with each/every passing/step/day
each/every passing day
took/take/takes/taking a deep
deep breath
heart raced/racing/pounding/pounded/sank/swelled/skipped/ached/hammered/heavy
hearts filled
mind raced/racing/reeled
eyes widened/sparkled/wide/gleamed/filled/twinkled
tears streamed/streaming/welled/filled
washed over
a wave/surge/rush/pang/mix/mixture/flicker/glimmer/glint/hint/mix of
wave/surge/rush/pang of
filled with
filled the air/room
hung in the
hung heavy
the weight of
the depths of
the power of
the beauty of
the essence of
the hearts/minds/lives/souls of
a testament to
a reminder of/that
a symbol/beacon of
beacon of hope
glimmer of hope
sense of
solace in
couldn't/could help but
could not help but
a mixture of
stumbled upon/across
embarked/embark on
determined to
vowed to
dared to
longed/yearned to/for
unaware of/that
armed with
surrounded by
echoed through
echoing through
through the air/streets/darkness/halls/trees
sent shivers/chills/a
down * spine
a shiver/chill ran/down
in that moment/instant
for the first time
froze in
in disbelief/awe/wonder/horror/shock/terror
stunned/awkward/deafening/stony silence
could feel the
couldn't believe
it was as if
as if the/by/to
as though the/by/to
this was no ordinary/mere
no ordinary
the old/abandoned man/woman/house/warehouse
the dim/dimly light/lit
sun dipped/set/rose/sank/began
spread like wildfire
the human spirit
of love and
of hope
love and
hope and
and so
at last
once more
once again
never be the
would never/forever be/forget
would forever
lay ahead
lies/lay within/beyond/ahead
the world around
a world of
a newfound
newfound sense/purpose/appreciation/hope/strength
known as
a young woman/man/girl/boy named
named lily/sarah/emily/jack/emma/maya/amelia/max
knew that/he/she/they/i
realized that/with/it/he/she/i
ready to face
the future
new beginning/era/chapter
a smile spread/on/playing
smile spread/tugged/playing/crept
voice trembling/barely/filled/echoed
barely above/a whisper
above a whisper
whispered to
the darkness/shadows/silence
the unknown
to uncover/unravel/confront/comprehend
the truth about/behind
loved ones
side by side
hand in hand
against all odds
the end of an
steeled/steadied/braced herself/himself/myself
reaching out
set out/off to/on
deeper into
the years
to this day
`;
