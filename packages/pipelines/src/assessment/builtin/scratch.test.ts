import { it } from 'vitest';
import { problemPrompt } from '../prompt/v1/problem-prompt.ts';
import { rewriteProblem } from './rewrite-problem.ts';
const T='A train leaves the station at 8:00 traveling at 60 mph. It arrives 3 hours later. How far did it travel?';
const B='Maria bakes cookies for a school fair. She uses 2 cups of flour for every 24 cookies. The fair needs 120 cookies, and she already has 5 cups of flour at home. How many more cups of flour does Maria need to purchase?';
const S='Photosynthesis is utilized by plants in order to produce glucose from carbon dioxide and water. Identify the two reactants and explain the role of sunlight in the process.';
const P='Read the passage about the fox. What did the fox do when it saw the hunter, and why do you think it did that?';
const M='Which of the following is NOT a prime number?\n\nA) 7\nB) 9\nC) 11\nD) 13';
const Q='First, gather the materials. Next, fill the beaker with 50 mL of water and then heat it to 80 °C. Finally, record the time.';
const L='1. Find the slope.\n2. Find the y-intercept.\n3. Write the equation of the line through (2, 3) and (4, 7).';
const C: [string,string,string,any?,string?][] = [
 [T,'clarity',"Clarify which train by adding the word \"freight\"."],
 [T,'clarity',"Please include 'without stopping' in the first sentence."],
 [T,'clarity',"Specify the direction of travel (add 'westbound')."],
 [T,'clarity',"State that the speed is 'constant'."],
 [T,'clarity','Clarify that the train travels at a "constant speed of".'],
 [T,'clarity',"The phrase 'It arrives' should be 'The train arrives'."],
 [T,'clarity',"Pronoun 'it' in the question is unclear."],
 [T,'clarity',"Make the units explicit: add 'in miles'."],
 [T,'ambiguity',"Ambiguous: does the trip include stops? Add \"without any stops\" after \"mph\"."],
 [T,'wording',"Replace traveling with moving."],
 [T,'clarity',"Change \"How far did it travel?\" to \"How many miles did the train travel?\""],
 [B,'clarity','Sentence 3 is too long. Split it.'],
 [B,'wording','Use simpler words for grade 4 students (e.g., purchase).',undefined,'3-5'],
 [B,'pacing','Break up the problem so students can process one idea at a time.'],
 [B,'clarity','Separate the question into its own paragraph.'],
 [B,'clarity',"Remove the irrelevant detail 'for a school fair'."],
 [B,'clarity',"Replace 'she' with 'Maria'."],
 [B,'scaffolding','Provide step-by-step guidance.',{type:'scaffold',direction:'increase'}],
 [S,'wording','Simplify the language.'],
 [S,'clarity','Rewrite in active voice.'],
 [S,'clarity','Break the two tasks into separate sentences.'],
 [S,'scaffolding','Break this into smaller parts.',{type:'scaffold',direction:'increase'}],
 [S,'wording',"Define 'reactants' (the substances a reaction starts with)."],
 [S,'wording',"Students may not know the term 'glucose'. Add '(a sugar)' after it."],
 [S,'wording',"Students may not know 'glucose'; add a short definition such as 'a simple sugar'."],
 [P,'clarity','Split the question into two questions.',undefined,'3-5'],
 [P,'clarity',"Change 'did that' to 'acted that way'.",undefined,'3-5'],
 [P,'ambiguity',"'it' could be the fox or the hunter. Replace the second 'it' with 'the fox'.",undefined,'3-5'],
 [P,'scaffolding','Give students a clear order for the tasks.',{type:'scaffold',direction:'increase'},'3-5'],
 [M,'clarity',"Emphasize NOT in bold."],
 [M,'clarity',"Bold 'NOT'."],
 [M,'clarity',"Rephrase 'Which of the following' as 'Which of these numbers'."],
 [M,'clarity',"Replace option B with 15."],
 [Q,'scaffolding','Use a numbered list for the procedure.',{type:'scaffold',direction:'increase'}],
 [Q,'clarity','Format the procedure as numbered steps.'],
 [Q,'wording',"'gather' -> 'collect'"],
 [L,'scaffolding','Students no longer need the steps; remove them.',{type:'scaffold',direction:'decrease'},'9-12'],
 [L,'scaffolding','Reduce scaffolding by combining the steps.',{type:'scaffold',direction:'decrease'},'9-12'],
 [T,'typo',"Typo in 'arrives': should be 'arrived'."],
 [T,'clarity',"Insert a comma after '8:00'."],
 [B,'tone',"Make the tone friendlier."],
 [B,'clarity',"Reorder the sentences so that the amount of flour comes first."],
 [B,'clarity',"Clarify 'already has' by saying 'has already'."],
 [B,'clarity',"Reword the question as 'How many cups of flour must Maria buy?'"],
 [B,'clarity',"Add a hint."],
 [B,'clarity',"Consider adding 'exactly' before '120 cookies'."],
 [B,'clarity',"Use 'recipe' somewhere: add 'According to the recipe,' at the beginning of sentence 2."],
 [B,'clarity',"Start the second sentence with 'According to the recipe'."],
 [B,'clarity',"Add 'Show all your work.'"],
 [B,'clarity',"End with 'Explain your reasoning.'"],
 [T,'clarity',"The word 'station' is vague; replace it with 'Boston station'."],
 [T,'clarity',"Use 'travels' instead."],
 [T,'clarity',"Replace the vague pronoun 'It' with 'The train'."],
 [T,'clarity',"Change the word order: 'At 8:00 a train leaves the station' reads better."],
 [B,'pacing',"Shorten the third sentence."],
 [B,'pacing',"Too much information at once."],
 [B,'wording',"Lower the reading level."],
 [B,'wording',"Avoid 'purchase'."],
 [B,'wording',"Use an easier word than 'purchase'."],
 [B,'wording',"Replace \"purchase\" with a simpler word."],
 [B,'wording',"Use contractions."],
 [M,'clarity',"State the question positively."],
];
it('runs', () => {
  const out: string[] = [];
  for (const [text, category, recommendation, action, band] of C) {
    const r = rewriteProblem(problemPrompt({ text, feedback: [{ category, recommendation, ...(action ? { action } : {}) }], context: { gradeBand: band ?? '6-8', subject: 'x' } }));
    out.push(`${recommendation}\n   ${r.applied.length ? '+ ' + r.text.replaceAll('\n','⏎') : '- ' + r.notApplied[0]?.why}`);
  }
  console.log(out.join('\n'));
});
