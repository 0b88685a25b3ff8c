/** Asking the reader to do something, or to do it otherwise. */
export const REQUEST = `
3: could|cud|can you|we, could|can the|your|this|that|they|he|she|it|today _ be|wait|go|stay|stop|happen|move|please
would you, will you please|try|ever, couldnt you|we, cant you|we just|at|please, do you mind
do you think you|we could|can, any chance you|we|of, is it possible|ok|okay to|for|if
would it be possible|ok|okay|too, is there any|a way|chance, itd be|mean|help
would be great|nice|good|lovely|helpful|cool|better|amazing|fair|appreciated|a, id appreciate|love|like|be|prefer
appreciate it if, appreciate if, appreciated, grateful if, glad|happy if you|we, please, kindly, lets, let us
how about we|you|if, what if we|you, why dont we|you, maybe|perhaps you|we|the could|can|should|take|try
you|we could|can maybe|just|please|try|at, i need|want|expect|wish you to, i was hoping you|we
i hope you|we can|could|will, hoping you|we can|could|will, hope we|you can, make sure, try to|and|not|keeping|being
remember to, dont forget, be sure to, be more|a _ mindful|careful|considerate|quiet|respectful|gentle
you|we should|need|must|have|got|ought to
you|we should|must|need clean|wash|pay|be|do|stop|turn|take|put|keep|ask|tell|talk, you need|have|got to
youve got to, i ask you|that, im|am asking you|that|for, asking you to, would ask you, want|like us to
can|could|should we agree|find|set|make|work|come|sort|sit|do|take|have|split|share|keep|get, sort it|this out
next time, in future, in the future, let me|us know, give me|us a heads, heads up, tell me|us before|when|if
ask me|us first|before, ask first|before, just ask, check with me|us, feel free to, its|is your turn, your turn to
stop being|leaving|making|playing|doing|slamming|blasting|yelling|shouting|screaming|talking|smoking|parking|wasting|inviting|bringing|having|hogging|throwing|putting|letting|turning|acting|ignoring|sending|singing|stomping|banging|waking|expecting|blaming|with|it|that|this
fancy|mind *ing
^ turn|keep|clean|wash|stop|take|put|use|wipe|empty|tidy|pick|close|shut|open|lock|knock|pay|buy|replace|return|give|bring|ask|tell|talk|text|answer|reply|respond|let|wear|move|share|respect|help|throw|vacuum|hoover|sweep|mop|flush|lower|quit|start|switch|get|do|go|be|remember|check|call|come|stay|say|listen|consider|fix|limit|finish|wait|sort|rinse|scrub|hang|leave|follow|show|apologize|apologise|plug|unplug|water|feed|walk|park|smoke|grow|act|learn|pull|send|transfer|drop|cut|act|sit|find|delete|plan|book|store|split|agree|message|warn|swap|turn
^ dont leave|make|play|slam|blast|forget|invite|bring|wake|smoke|park|put|turn|be|let|yell|shout|throw|run|cook|keep|have|wait|start|lock|do|ever|just
^ never leave|do|make, ^ no more
^ and|so|but|also|then|just|seriously|instead|again|now|or turn|keep|clean|wash|stop|take|put|use|wipe|empty|tidy|pick|close|pay|ask|tell|answer|reply|let|move|do|be|throw|lower|quit|get|give
just turn|keep|clean|wash|stop|take|put|use|wipe|empty|tidy|pick|close|pay|ask|tell|answer|reply|let|move|be|throw
and turn|keep|clean|wash|take|put|wipe|empty|tidy|pick|close|pay|ask|tell|answer|reply|move|throw|lower it|them|the|your|up|me|us|that|this
? you coming|going|able to, ? fancy|mind, can|could i have|get _ back, shall we|i, could|can they|he|she|everyone
either you, or it goes, take your|the|it|them|that|all _ out|away|off|home|with|down, say it to
stop whispering|gossiping|lying, by _ please, would _ suit|work|be|help|make|do, beforehand next time, yeah $
are you around|free|available|up, shall i|we, could you do|dab|put|take, turn it off
do it in your|elsewhere|outside, quick text|message|call beforehand|before|first, how does _ sound|suit
could|can your|the|our|my . friends|guests|people|kids|boyfriend|girlfriend|music|party|dog|cat|everyone|all
let me finish, please let me
2: keep it down, turn it down, quiet down, clean up, pick up after, clean it up, want you to, wish you would|could
would help, better if, ideally, a bit more|less, headphones, at least, has to stop, have to stop
needs to stop|change|be
0: can|could|would you please? tell|explain|clarify|say|remind|confirm
could|can you let me know what|who|when|whether|why|how|if
let me|us know what|who|when|whether|why|how|if you|it|there|that|the|we|i
please tell|explain|clarify|let me|us?|why|what, can you believe|imagine|hear|see|even|not
could you believe|imagine|be|even, can we talk, could we talk, you should know|see|be ashamed|have
you must be|think, you have to be|see|understand|admit|pay, how can|could you, if|when|whenever|as you can|could
you need help, would you like|say|know|believe
please dont|stop come|touch|use|take|go|enter|read|open|eat|wear|borrow|tell|share|post|lend|ask|discuss|touching|using|taking|going|entering|reading|opening|eating|wearing|borrowing|coming|telling|sharing|posting
please leave|respect me|my, please stay|keep out, please stop $, please dont $
stop touching|using|taking|reading|opening|going|entering|eating|borrowing|wearing|coming|stealing _ my
stop touching|reading|opening|entering|borrowing|wearing|stealing, ^ leave me|my, ^ stay|keep out|away, ^ stay the
^ respect my, ^ keep your hands|nose, we should|need|have to? talk, we need milk|a|new|more, ^ get off|this
^ do you|we, ^ go figure, ^ let alone, ^ be honest, ^ say what, ^ come on, ^ get over, ^ stop $, we can talk|discuss
would you mind telling|explaining, do you mind telling, id like to get|know|understand|finish|say|talk|hear|think
i just cant, no more parties|guests, call me crazy, stop whispering to yourself, ^ play that|the, ^ light one
^ call me, do you have any|no respect|shame|decency, or shall i, yet or shall
`;
