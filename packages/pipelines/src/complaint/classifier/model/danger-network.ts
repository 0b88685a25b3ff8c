export const DANGER_NETWORK = '';
