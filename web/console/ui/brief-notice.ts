const briefMs = 8_000

/** Takes a notice away once it could be read; gives the way to leave it. */
export function closeSoon(close: () => void): () => void {
  const timer = setTimeout(close, briefMs)
  return () => clearTimeout(timer)
}
