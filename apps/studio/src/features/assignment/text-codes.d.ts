/** Words for what the record says in codes. The code stands small beside them where an expert wants it. */
export declare const codes: {
    readonly kinds: Readonly<Record<string, string>>;
    readonly changes: Readonly<Record<string, string>>;
    /** Why a selected item changed nothing. */
    readonly unapplied: Readonly<Record<string, string>>;
    readonly signals: Readonly<Record<string, string>>;
    readonly marks: {
        readonly confused: 'confused';
        readonly tired: 'tired';
        readonly solved: 'solved it';
        readonly minutes: 'minutes needed';
        readonly cluster: 'group of students';
        readonly leap: 'leap in level after';
    };
    readonly fields: Readonly<Record<string, string>>;
    readonly categories: readonly ['clarity', 'ambiguity', 'wording', 'typo', 'pacing', 'scaffolding', 'tone', 'other'];
    readonly actions: Readonly<Record<string, string>>;
    /** An action of an item in a few words. */
    readonly asks: Readonly<Record<string, string>>;
    readonly events: Readonly<Record<string, string>>;
};
//# sourceMappingURL=text-codes.d.ts.map