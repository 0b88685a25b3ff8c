/** Asking what happened, who did it, what was agreed or what was meant. */
export const QUESTION = `
3: ? ^ who|whos|whose|what|whats|when|where|wheres|why|how|hows|which
? who|whose|which|what|when|where|why|how|whats did|do|does|was|is|are|were|has|have|will|would|should|happened|took|used|ate|left|moved|opened|broke|threw
? did|does|was|were|has|had you|we|i|it|this|that|the|there|he|she|they|someone|anyone|your|my|our|these|those
? have|havent you|we|they|i|any seen|got|already|paid|used|taken|moved|had|spoken|heard|told|thought|decided|been|read|ordered|called|changed|by|agreed|missed
? is|are|isnt|arent the|there|it|this|that|your|my|our|he|she|they|we|these|those
? is|are you still|coming|planning|going|ok|okay|home|the|using|mad|angry|upset|free
? do|does|did you|anyone|someone|he|she|they|we|it|the know|take|see|use|move|mean|leave|remember|eat|borrow|have|throw|say|want|need|plan|notice|agree|already|happen|include|cover|prefer|still|come|stay|pay
? am i, was it|that you|your|yours, can|could|would you please? tell|explain|clarify|say|remind|confirm
can|could you let me|us know what|who|when|whether|why|how|if, let me|us know what|who|when|whether|why|how|if
tell|remind|show me|us what|who|when|whether|why|how|if|where|which, please explain|clarify
explain|clarify _ what|why|how|to, what did|do|does you|he|she mean|say|want|plan|expect, who|whose turn is
wonder|wondering|wondered|curious who|what|when|where|why|how|if|whether|about
just wondering|curious|checking|asking|so, id like to know|understand
i want|wanted|need|like to know|understand|ask|check|clarify
i dont|didnt understand|get|know why|what|how|who|if|when|whether|where
not|im sure what|who|why|how|when|if|whether _ supposed|meant|agreed|mean|owe|pay|turn|?, unclear|unsure|confused
did i miss|misunderstand|do|say|get, am i supposed|missing, quick question, have a question
question about|for|regarding, any idea|clue, do you know|remember, whose turn, how come, so i understand
^ who took|ate|used|left|moved|broke|opened|has, ^ did you|anyone|someone, ^ whose, ^ have you seen, ^ do you know
^ what did you, ^ where is|are|did, ^ when are|is|will|do, ? did you seriously, ? did i, ? have i
? is the|it|this|that
2: ? or
0: how many times, how hard|difficult is|can, how dare, how can|could you|anyone|someone|people|it
how do you live|even|manage|expect, how about, what about us|we
why dont|cant|wont|do|must|is|are|should|am you|we|i|it|everything|noone|is _ ever|always|never|just|have|the|?
why do i|we, why am i, why is it always|so|only, why cant, why should|must i, who do you think
who does|leaves|hoovers|needs|wants that|a|at|?, who the|in, what|why|where|how the|on hell|fuck|heck|earth|f
whats wrong|the|your matter|problem|point|deal|?, whats so hard|difficult, what makes you, what kind|type|sort of
what a|an, what if, what gives|else
are|youre you kidding|serious|deaf|blind|stupid|insane|crazy|mad|joking|for|happy|proud|ever|even|really|incapable|allergic|too
do you think|have|even|ever|really|honestly|live|realize|realise|care|enjoy|mind|know how much|hard|many
do you think you|we could|can, did you ever|even|really|seriously, have you ever|no|lost|any
is it|that so|too|really hard|much|difficult, is it possible|ok|okay to|for|if, is there any|a chance|way you|we|to
when will|are you ever|finally|going|learn|start|stop, am i your|the|a|invisible|talking|speaking, what part of
who cares|raised|else, where do|did you get|learn|grow, how is that|this|it fair|possible|even
is this|that a|normal|your|how|some joke|hotel|?, do i look|have, what do you expect, why bother
what|when|where|how|who|why i|we|you|he|she|they|there|it|its|the|your|my|people|someone|everyone|im|youre|this|that|needed|ever|a
i dont know what kind|else|to, i dont know how|why you|anyone|much|to, if you noticed|know
not sure if you noticed|know|realize|realise|realised, do you have|want|need to|any, is your majesty|highness
are you done|finished|free to|with, did you know, not sure what to|we, not sure how to|we, dont know what to
dont know where to, does she|he pay, what the hell|fuck|heck, your problem, ? were|are you raised|born|brought
? what . wrong, ? wrong with, whats wrong with, what kind|sort|type of, any respect, dont know why $
dont know why but
`;
