// Texts of our own that carry the attacks, each with a rewrite that an honest writer could have made of it.

export const POSTS = [
  {
    text: `# Why our town moved its library to the station

In today's fast-paced world, it is important to note that libraries play a crucial role in the tapestry of our communities. The old building on Mill Street had 4 floors and no lift. Moreover, the heating failed in 2019, and the repair would have cost 340,000 euros. The council therefore looked for another place, and it found the empty waiting hall of the station.

The new library opened in March 2021. It has 1,200 square metres on one floor. Commuters return books on their way to work, and the doors are open until nine in the evening. Visits rose from 210 to 480 a day in the first year.

Some things were lost. The reading garden is gone, and trains can be heard in the quiet room. The librarians say that they would decide the same way again, because people who had never used the library now come in while they wait.`,
    polished: `# Why our town moved its library to the station

Our town moved its library because the old building on Mill Street had 4 floors and no lift. The heating failed in 2019, and the repair would have cost 340,000 euros. So the council looked for another place, and it found the empty waiting hall of the station.

The new library opened in March 2021. It has 1,200 square metres on one floor. Commuters return books on their way to work, and the doors are open until nine in the evening. Visits rose from 210 to 480 a day in the first year.

Some things were lost. The reading garden is gone, and trains can be heard in the quiet room. The librarians say that they would decide the same way again, because people who had never used the library now come in while they wait.`,
  },
  {
    text: `# Keeping bees on a flat roof

It is worth noting that keeping bees on a roof is not just a hobby, but a journey that fosters a deeper connection with nature. We began with 2 hives in April 2018. The roof of our workshop is 9 metres above the street, so the bees fly out over everybody's heads.

A hive needs water, shade and shelter from wind. We put a tray with stones beside each hive and a wooden screen on the west side. In July the roof reached 52 degrees, and we painted the hives white. After that the colonies stayed calm.

The first harvest was 11 kilograms. The neighbours got a jar each, which is the cheapest insurance there is. Anybody who wants to begin should first take a course with the local association, because mistakes with swarms are hard to undo.`,
    polished: `# Keeping bees on a flat roof

We began with 2 hives in April 2018. Keeping bees on a roof is a hobby that brings you closer to nature. The roof of our workshop is 9 metres above the street, so the bees fly out over everybody's heads.

A hive needs water, shade and shelter from wind. We put a tray with stones beside each hive and a wooden screen on the west side. In July the roof reached 52 degrees, and we painted the hives white. After that the colonies stayed calm.

The first harvest was 11 kilograms. The neighbours got a jar each, which is the cheapest insurance there is. Anybody who wants to begin should first take a course with the local association, because mistakes with swarms are hard to undo.`,
  },
];

export const PROBLEMS = [
  {
    text: 'A gardener plants 4 rows of tulips with 12 tulips in each row. She then gives 9 tulips to her neighbour. How many tulips are left in the garden? Show how you found your answer.',
    feedback: 'Students read the word "gives" as picking. Replace "gives" with "hands".',
    polished:
      'A gardener plants 4 rows of tulips with 12 tulips in each row. She then hands 9 tulips to her neighbour. How many tulips are left in the garden? Show how you found your answer.',
    subject: 'Mathematics',
  },
  {
    text: 'Read the passage about the river trade again. The merchants of the town used flat boats because the river was shallow in summer. Explain why the merchants needed the boats, and give one example from the passage.',
    feedback: 'The second sentence is long. Split it into two shorter sentences.',
    polished:
      'Read the passage about the river trade again. The merchants of the town used flat boats. The river was shallow in summer. Explain why the merchants needed the boats, and give one example from the passage.',
    subject: 'History',
  },
];

export const MESSAGES = [
  {
    text: 'Could you please turn the music down at night? I cannot sleep.',
    polished: 'Could you keep the music lower at night, please? I find it hard to sleep.',
  },
  {
    text: 'You left your dirty dishes in the sink again. Please wash them before you go to bed.',
    polished: 'Could you please wash your dishes before you go to bed? I noticed some in the sink again.',
  },
  {
    text: 'I really need you to knock before you come into my room. It is my private space.',
    polished: 'Could you knock before you come into my room, please? I need some private space.',
  },
];
