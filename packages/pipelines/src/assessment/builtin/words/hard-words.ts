/** Hard in every grade. "v" lists bend as verbs, "n" lists have plurals, "w" lists stand as they are. */
export const HARD_FOR_ALL = `
v utilize > use; utilise > use; ascertain > find; commence > start; endeavor > try; endeavour > try; purchase > buy;
  facilitate > help; necessitate > need; terminate > end; inquire > ask; enquire > ask; obtain > get; possess > have;
  reside > live; retain > keep; consume > eat; procure > get; elucidate > explain; expedite > speed up;
  initiate > start; surmise > guess; transmit > send; attempt > try; encounter > meet; perceive > see
n commencement > start; residence > home; inhabitant > resident; methodology > method; remuneration > pay
w subsequently > then; prior to > before; subsequent to > after; in order to > to; due to the fact that > because;
  in the event that > if; with regard to > about; with respect to > about; pertaining to > about;
  in addition to > besides; at this point in time > now; at that time > then; at the present time > now;
  in close proximity to > near; a multitude of > many; a plethora of > many; numerous > many; sufficient > enough;
  adequate > enough; additional > more; aforementioned > earlier; thus > so; therefore > so; hence > so; upon > on;
  regarding > about; concerning > about; notwithstanding > despite; not able to be > unable to be;
  was not able to be > could not be; were not able to be > could not be; is not able to > cannot;
  was not able to > could not; are not able to > cannot; taking into consideration > keeping in mind;
  take into consideration > keep in mind; taking into account > keeping in mind; whilst > while; amongst > among;
  in spite of the fact that > although; for the purpose of > for; in the vicinity of > near; the manner in which > how`;

/** Hard up to grade 8. */
export const HARD_TO_EIGHT = `
v demonstrate > show; indicate > show; construct > build; require > need; acquire > get; assist > help;
  anticipate > expect; depart > leave; accumulate > collect; permit > let; modify > change; transport > carry;
  alter > change; emerge > come out; exceed > go over; allocate > give; comprise > include; converse > talk;
  select > choose
n component > part; objective > goal; occupation > job; portion > part; beverage > drink; automobile > car
w initially > at first; primary > main; principal > main; furthermore > also; moreover > also; consequently > so;
  nevertheless > still; frequently > often; rapidly > quickly; entire > whole; beneficial > helpful;
  considerable > large; evident > clear; ultimately > in the end`;

/** Hard up to grade 5. */
export const HARD_TO_FIVE = `
v observe > watch; receive > get; remain > stay; discover > find; repair > fix; assemble > put together;
  locate > find; respond > answer
n quantity > amount; companion > friend; location > place; opportunity > chance; individual > person; dwelling > home;
  error > mistake
w approximately > about; difficult > hard; beneath > under; enormous > very big; immediately > right away;
  previously > before; various > different; currently > now; altogether > in all; identical > the same`;

/** Hard up to grade 2. */
export const HARD_TO_TWO = `
v calculate > find; determine > find; compute > find; identify > name; collect > get; continue > go on
w several > some; during > in; correct > right; large > big; beside > next to; silently > quietly`;

/** Phrases that say in many words what fewer say. */
export const WORDY = `
w in order to > to; due to the fact that > because; at this point in time > now; in the event that > if;
  for the purpose of > for; basically > ; actually > ; really > ; very > ; simply > ; essentially > ; literally > ;
  it is important to note that > ; please note that > ; note that > ; as you can see > ; needless to say > ;
  in actual fact > ; in fact > ; as a matter of fact > ; each and every > each; in the near future > soon;
  has the ability to > can; is able to > can; are able to > can; make use of > use; makes use of > uses;
  made use of > used; a large number of > many; a great deal of > much; the majority of > most;
  in spite of the fact that > although; with the exception of > except; on a daily basis > every day;
  on a weekly basis > every week; in the process of > ; take a look at > look at; completely full > full;
  end result > result; past history > history; free gift > gift; go ahead and > ; you are asked to > ;
  your task is to > ; what you need to do is > ; as well as > and; prior to > before; subsequent to > after`;
