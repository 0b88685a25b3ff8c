/** `1 claim`, `2 claims` */
export const many = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;
