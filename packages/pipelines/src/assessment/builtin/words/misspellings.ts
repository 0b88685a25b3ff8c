const LIST = `
  untill until, recieve receive, recieved received, recieves receives, beleive believe, beleives believes, freind friend,
  freinds friends, seperate separate, seperated separated, definately definitely, occured occurred, occuring occurring,
  begining beginning, calender calendar, tommorow tomorrow, tommorrow tomorrow, wich which, wether whether,
  becuase because, becouse because, thier their, teh the, adress address, alot many, arguement argument,
  calculater calculator, diffrent different, diffrence difference, enviroment environment, expirement experiment,
  experimant experiment, exersise exercise, febuary february, foriegn foreign, gramer grammar, grammer grammar,
  heigth height, lenght length, lenghts lengths, widht width, wieght weight, wieghs weighs, wieght weight,
  measurment measurement, milion million, neccessary necessary, necesary necessary, noticable noticeable,
  ocurred occurred, oppurtunity opportunity, paralel parallel, peice piece, peices pieces, perimiter perimeter,
  posible possible, probaly probably, questoin question, rythm rhythm, sentance sentence, sentances sentences,
  speach speech, sucess success, suprise surprise, temperture temperature, temprature temperature, togehter together,
  tounge tongue, truely truly, vaccum vacuum, wierd weird, wednsday wednesday, writting writing, writen written,
  quater quarter, quaters quarters, triangel triangle, rectangel rectangle, squre square, anwser answer, awnser answer,
  explane explain, discribe describe, compair compare, choclate chocolate, libary library, studing studying,
  hieght height, volumn volume, fractoin fraction, equasion equation, multipy multiply, divid divide, devide divide,
  devided divided, goverment government, imediately immediately, intresting interesting, knowlege knowledge,
  maintainance maintenance, minuts minutes, sience science, sceince science, similiar similar, strenght strength,
  travling traveling, buisness business, carefuly carefully, acording according, accross across, agian again`;

/** Common misspellings with what they stand for. */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  LIST.split(',').map((pair) => {
    const [wrong = '', right = ''] = pair.trim().split(/\s+/);
    return [wrong, right];
  }),
);
