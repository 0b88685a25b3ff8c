/** A function that is loaded when it is first called. Errors come as rejections, as they do from the function itself. */
export function later<Given extends readonly unknown[], Result>(
  load: () => Promise<(...given: Given) => Promise<Result>>,
): (...given: Given) => Promise<Result> {
  return async (...given) => (await load())(...given);
}
