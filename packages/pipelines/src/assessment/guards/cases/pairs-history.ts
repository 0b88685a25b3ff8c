import type { ProblemPair } from './problem-pair.ts';

export const HISTORY: readonly ProblemPair[] = [
  {
    id: 'hist-helpers',
    gradeBand: 'K-2',
    before: 'Tell about one person who helps people in your town. What does this person do?',
    after: 'Think of a person who helps people in your town. Tell what this one person does.',
  },
  {
    id: 'hist-map',
    gradeBand: '3-5',
    before: '![Map of the thirteen colonies](colonies.png)\n\nUse the map to name the three regions of the thirteen colonies.',
    after: '![Map of the thirteen colonies](colonies.png)\n\nThe map shows the thirteen colonies. Use it to name the three regions of the colonies.',
  },
  {
    id: 'hist-gold-rush',
    gradeBand: '3-5',
    before: 'Gold was discovered in California in 1848. Explain two ways in which this discovery changed the lives of people who lived there.',
    after: 'In 1848, people discovered gold in California. Explain two ways this discovery changed the lives of the people who lived there.',
  },
  {
    id: 'hist-timeline',
    gradeBand: '3-5',
    before: 'Place the following events in order from earliest to latest.\n\nA. The Boston Tea Party\nB. The Declaration of Independence is signed\nC. The Stamp Act is passed\nD. The Battle of Yorktown',
    after: 'Put these events in order from the earliest to the latest.\n\nA. The Boston Tea Party\nB. The Declaration of Independence is signed\nC. The Stamp Act is passed\nD. The Battle of Yorktown',
  },
  {
    id: 'hist-rome',
    gradeBand: '6-8',
    before: 'Historians have given many reasons for the fall of the Western Roman Empire. Choose the two reasons that you consider most important and justify your choice.',
    after: 'There are many reasons that historians have given for the fall of the Western Roman Empire. Choose the two that you consider most important. Justify your choice.',
  },
  {
    id: 'hist-silk-road',
    gradeBand: '6-8',
    before: 'Describe how goods and ideas were exchanged along the Silk Road between China and the Mediterranean.',
    after: 'Goods and ideas were exchanged along the Silk Road between China and the Mediterranean. Describe how this happened.',
  },
  {
    id: 'hist-except',
    gradeBand: '6-8',
    before: 'All of the following were causes of the French Revolution EXCEPT\n\nA) heavy taxes on the poor\nB) a shortage of bread\nC) the invention of the steam engine\nD) the ideas of the Enlightenment',
    after: 'Each of the following was a cause of the French Revolution except one. Which one was not a cause?\n\nA) heavy taxes on the poor\nB) a shortage of bread\nC) the invention of the steam engine\nD) the ideas of the Enlightenment',
    correctAnswer: 'C',
  },
  {
    id: 'hist-source',
    gradeBand: '6-8',
    before: 'Source 1 is a letter that a mill worker wrote in 1845, and Source 2 is an advertisement from a mill owner. Compare how the two sources describe working conditions.',
    after: 'Source 1 is a letter written by a mill worker in 1845. Source 2 is an advertisement by a mill owner. Compare the way the two sources describe working conditions.',
  },
  {
    id: 'hist-amendment',
    gradeBand: '9-12',
    before: 'Explain how the 14th Amendment expanded the rights of citizens after the Civil War.',
    after: 'The 14th Amendment expanded the rights of citizens after the Civil War. Explain how it did this.',
  },
  {
    id: 'hist-treaty',
    gradeBand: '9-12',
    before: 'The Treaty of Versailles was signed on June 28, 1919. To what extent did the terms of the treaty contribute to the outbreak of World War II? Support your argument with specific evidence.',
    after: 'On June 28, 1919, the Treaty of Versailles was signed. To what extent did its terms contribute to the outbreak of World War II? Support your argument with specific evidence.',
  },
  {
    id: 'hist-table-population',
    gradeBand: '6-8',
    before: 'The table gives the population of three cities.\n\n| City | 1850 | 1900 |\n|---|---|---|\n| Manchester | 303,000 | 544,000 |\n| Leeds | 172,000 | 429,000 |\n| Bristol | 137,000 | 329,000 |\n\nWhich city grew by the largest number of people between 1850 and 1900?',
    after: 'Look at the table, which gives the population of three cities.\n\n| City | 1850 | 1900 |\n|---|---|---|\n| Manchester | 303,000 | 544,000 |\n| Leeds | 172,000 | 429,000 |\n| Bristol | 137,000 | 329,000 |\n\nBetween 1850 and 1900, which city grew by the largest number of people?',
  },
  {
    id: 'hist-suffrage',
    gradeBand: '9-12',
    before: 'Women in New Zealand gained the right to vote in 1893, while women in the United States did not gain it nationally until 1920. Analyze the factors that account for this difference.',
    after: 'In New Zealand, women gained the right to vote in 1893. In the United States, women did not gain it nationally until 1920. Analyze which factors account for this difference.',
  },
  {
    id: 'hist-parts',
    gradeBand: '9-12',
    before: 'Use the documents to answer the questions.\n\n(a) Identify one economic cause of the Great Depression.\n(b) Describe one way in which the New Deal responded to this cause.\n(c) Evaluate how successful this response was.',
    after: 'Answer these questions with the help of the documents.\n\n(a) Identify one economic cause of the Great Depression.\n(b) Describe one way the New Deal responded to that cause.\n(c) Evaluate how successful the response was.',
  },
  {
    id: 'hist-branches',
    gradeBand: '3-5',
    before: 'Match each branch of government with its job.\n\n1. legislative ____\n2. executive ____\n3. judicial ____\n\na) carries out laws\nb) makes laws\nc) decides what laws mean',
    after: 'What job does each branch of government have? Match the branches with their jobs.\n\n1. legislative ____\n2. executive ____\n3. judicial ____\n\na) carries out laws\nb) makes laws\nc) decides what laws mean',
  },
  {
    id: 'hist-pyramids',
    gradeBand: '6-8',
    before: 'The Great Pyramid of Giza was built for the pharaoh Khufu more than 4,500 years ago. Explain what the pyramid tells us about beliefs in ancient Egypt.',
    after: 'The Great Pyramid of Giza was built more than 4,500 years ago for the pharaoh Khufu. What does the pyramid tell us about beliefs in ancient Egypt? Explain.',
  },
  {
    id: 'hist-cold-war',
    gradeBand: '9-12',
    before: 'Some historians argue that the Cuban Missile Crisis of 1962 made nuclear war less likely in the years that followed. Assess this claim.',
    after: 'Some historians claim that nuclear war was less likely in the years that followed the Cuban Missile Crisis of 1962. Assess this claim.',
  },
];
