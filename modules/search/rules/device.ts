/** Whether this can be the name of a browser: long enough that nobody guesses another's. */
export const isDevice = (name: string | undefined): name is string =>
  name !== undefined && /^[A-Za-z0-9_-]{8,64}$/.test(name)
