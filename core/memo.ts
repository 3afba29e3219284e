/** What is made of an object once, and goes with it. */
export function memo<K extends object, V>(make: (owner: K) => V): (owner: K) => V {
  const made = new WeakMap<K, { value: V }>()
  return (owner) => {
    const known = made.get(owner)
    if (known) return known.value
    const value = make(owner)
    made.set(owner, { value })
    return value
  }
}

const answersOf = memo((_request: object) => new Map<string, Promise<unknown>>())

/**
 * One request, such as a page with all its calls, loads the same thing once; what failed is loaded again. Only for what the
 * request itself does not change.
 */
export function requestMemo<T>(request: object, key: string, load: () => PromiseLike<T>): Promise<T> {
  const answers = answersOf(request)
  const known = answers.get(key)
  // A key is used in one place only, so its answer has the type that place gives it.
  if (known) return known as Promise<T>
  const loading = Promise.resolve(load())
  answers.set(key, loading)
  loading.catch(() => answers.delete(key))
  return loading
}
