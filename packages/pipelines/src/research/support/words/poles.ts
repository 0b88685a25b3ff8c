/**
 * Words that point one way, and those that point the other. Two sentences about one thing that point opposite ways
 * speak against each other. Each line: words of the one pole | words of the other.
 */
const TABLE = `
  increase increases increased increasing increment rise rises rose risen rising raise raises raised raising grow grows grew growth grown elevate elevates elevated elevation higher high highest greater great more larger most enhance enhances enhanced enhancing enhancement boost boosts boosted augment augments augmented accelerate accelerates accelerated amplify amplifies amplified upregulate upregulates upregulated upregulation up expand expands expanded expansion gain gains gained stronger strengthen strengthens strengthened maximum majority multiply improve improves improved improving improvement better superior longer long faster prolong prolongs prolonged extend extends extended excess abundant rapid stimulate stimulates stimulated stimulation induce induces induced induction promote promotes promoted promoting activate activates activated activating activation trigger triggers triggered facilitate facilitates facilitated potentiate potentiates drive drives driven | decrease decreases decreased decreasing decrement fall falls fell fallen falling lower lowers lowered lowering low lowest reduce reduces reduced reducing reduction reductions drop drops dropped decline declines declined diminish diminishes diminished lessen less fewer smaller least weaken weakens weakened weaker minor minority minimum slow slows slowed slower shorter short shorten shortens shortened downregulate downregulates downregulated downregulation down shrink shrinks shrank shrinkage worse worsen worsens worsened inferior attenuate attenuates attenuated attenuation suppress suppresses suppressed suppressing suppression suppressor inhibit inhibits inhibited inhibiting inhibition inhibitor inhibitory block blocks blocked blocking blockade prevent prevents prevented preventing prevention impair impairs impaired impairing impairment abolish abolishes abolished abrogate abrogates abrogated deplete depletes depleted depletion repress represses repressed repression silence silences silenced silencing loss lose loses lost deficient deficiency deficit limit limits limited restrict restricts restricted delay delays delayed disrupt disrupts disrupted disruption hinder hinders curb curtail mitigate mitigates ameliorate ameliorates alleviate alleviates cut cuts scarce rare
  effective efficacious efficacy beneficial benefit benefits useful successful success works helpful protective protect protects protected protection advantage | ineffective useless harmful harm harms unsuccessful failure detrimental toxic toxicity adverse damage damages damaging risk
  required requires require requiring necessary essential needed need needs crucial indispensable dependent depends depend critical vital | dispensable unnecessary independent independently redundant unneeded
  sensitive sensitivity susceptible susceptibility vulnerable responsive | resistant resistance insensitive refractory resist resists unresponsive
  positive positively agonist hyperactive hyper | negative negatively antagonist hypoactive hypo inversely inverse
  present presence contain contains containing exist exists include includes included | absent absence lack lacks lacking lacked free excluded excludes exclude devoid missing
  same similar equal equivalent identical comparable | different differ differs differed distinct unequal dissimilar differentially
  associated association associate linked link correlates correlated correlation related relates | unrelated unassociated uncorrelated
  early earlier before | late later after
  survival survive survives alive viable live | death die dies dead mortality lethal killed fatal
  safe safety tolerated | unsafe dangerous hazardous
  normal healthy | abnormal aberrant
  stable stability stabilize stabilizes stabilized | unstable instability destabilize destabilizes destabilized
  legal permitted allowed allow allows permit permits | illegal forbidden banned prohibited ban bans prohibit prohibits
  true correct accurate confirmed confirm confirms | false incorrect inaccurate wrong refuted refute refutes
`;

export interface Pole {
  readonly axis: number;
  readonly sign: 1 | -1;
}

export const POLES: ReadonlyMap<string, Pole> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line, axis) =>
      line.split('|').flatMap((side, which) =>
        side
          .trim()
          .split(/\s+/u)
          .map((word): [string, Pole] => [word, { axis, sign: which === 0 ? 1 : -1 }]),
      ),
    ),
);
