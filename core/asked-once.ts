const answers = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * One request, such as a page with all its calls, asks the same question once; a failure is asked again. Only for what the
 * request itself does not change.
 */
export function askedOnce<T>(request: object, question: string, ask: () => PromiseLike<T>): Promise<T> {
  const known = answers.get(request) ?? new Map<string, Promise<unknown>>()
  answers.set(request, known)
  const found = known.get(question)
  // A question is asked in one place only, so its answer has the type that place gives it.
  if (found) return found as Promise<T>
  const asked = Promise.resolve(ask())
  known.set(question, asked)
  asked.catch(() => known.delete(question))
  return asked
}
