type Tools = { isBack: (signal: AbortSignal) => Promise<boolean>; open: () => void }

// A server starts within seconds, and a database fails over within half a minute. Whoever is away longer is asked less often.
const firstPauseMs = 5_000
const mostPauseMs = 60_000
// So that those who lost the server together do not come back together.
const jitterMs = 2_000

/** Opens a page once the server has it again; the answer ends the waiting. */
export function openWhenBack({ isBack, open }: Tools): () => void {
  const gone = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const wait = (tries: number) => {
    timer = setTimeout(
      () => void look(tries),
      Math.min(firstPauseMs * 1.5 ** tries, mostPauseMs) + Math.random() * jitterMs,
    )
  }
  const look = async (tries: number) => {
    const isThere = await isBack(gone.signal)
    if (gone.signal.aborted) return
    if (isThere) open()
    else wait(tries + 1)
  }
  wait(0)
  return () => {
    clearTimeout(timer)
    gone.abort()
  }
}

/** Asks for the head of the page we are at: that anything else answers would not mean that this does. */
export const isBackHere = (signal: AbortSignal): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal }).then(
    ({ status }) => status !== 429 && status < 500,
    () => false,
  )
