import { lostHeader, ownWordsHeader } from './offline/lost.ts'
import { type StalledRequests, stalled } from './stalled-requests.ts'

/** A way to another page, the same page once more, or what somebody sends. */
type Kind = 'navigation' | 'refresh' | 'form'

type Tools = {
  plain: typeof fetch
  origin: string
  isOnline(): boolean
  isNavigating(): boolean
  stalled: StalledRequests
}

// A node starts within seconds and a database fails over within half a minute; longer, and the error page says more.
const mostMs = 30_000
// Longer than a page takes on a bad network.
const slowMs = 8_000
const firstPauseMs = 1_000
const mostPauseMs: Record<Kind, number> = { navigation: 3_000, form: 3_000, refresh: 15_000 }
// So that those who lost the server together do not come back together.
const jitterMs = 500

/** `fetch` that outlasts a server which is away for a moment: for the data that the router asks for, and nothing else. */
export const patientFetch =
  (tools: Tools): typeof fetch =>
  (input, init) =>
    !(input instanceof Request) && isData(new URL(input, tools.origin), tools.origin)
      ? outlast({ ask: () => tools.plain(input, init), init: init ?? {} }, tools)
      : tools.plain(input, init)

type Browser = {
  fetch: typeof fetch
  location: Pick<Location, 'origin'>
  navigator: Pick<Navigator, 'onLine'>
  /** React Router's own. */
  __reactRouterDataRouter?: { state: { navigation: { state: string } } }
}

export function outlastServer(browser: Browser): void {
  browser.fetch = patientFetch({
    plain: browser.fetch.bind(browser),
    origin: browser.location.origin,
    isOnline: () => browser.navigator.onLine,
    isNavigating: () => browser.__reactRouterDataRouter?.state.navigation.state !== 'idle',
    stalled,
  })
}

const isData = (url: URL, origin: string): boolean => url.origin === origin && url.pathname.endsWith('.data')

type Call = { ask: () => Promise<Response>; init: RequestInit }
type Outcome = { answer?: Response; error?: unknown; isLost: boolean }

async function outlast({ ask, init }: Call, tools: Tools): Promise<Response> {
  const kind = kindOf(init, tools)
  const { stalled } = tools
  let until = Date.now() + mostMs
  try {
    for (let tries = 0; ; tries++) {
      const slow = setTimeout(() => mayTellSlow(kind, init) && stalled.wait(init), slowMs)
      const outcome = await attempt(ask)
      clearTimeout(slow)
      if (!isAway(outcome) || init.signal?.aborted) return settle(outcome)
      const isOnline = tools.isOnline()
      // Without a network what is kept for reading is in charge; a page that asks for itself anew has nothing to say.
      if (!isOnline && (kind !== 'refresh' || !isRepeatable(kind, { outcome, init }))) return settle(outcome)
      const ms = pauseMs(kind, { outcome, tries })
      const mayRepeat = kind === 'refresh' || (Date.now() + ms <= until && isRepeatable(kind, { outcome, init }))
      if (mayRepeat) {
        if (isOnline) stalled.retry(init)
        await abortable(new Promise((go) => setTimeout(go, ms)), init.signal)
      } else if (kind === 'form') {
        await abortable(stalled.hold(init), init.signal)
        until = Date.now() + mostMs
      } else return settle(outcome.isLost ? lostAnswer(outcome) : outcome)
      void outcome.answer?.body?.cancel()
    }
  } finally {
    stalled.end(init)
  }
}

/** Files take as long as they take, and say how far they are; what nobody asked for may be slow. */
const mayTellSlow = (kind: Kind, { body }: RequestInit): boolean => kind !== 'refresh' && !(body instanceof FormData)

function kindOf({ method = 'GET' }: RequestInit, { isNavigating }: Tools): Kind {
  if (method !== 'GET') return 'form'
  return isNavigating() ? 'navigation' : 'refresh'
}

async function attempt(ask: Call['ask']): Promise<Outcome> {
  try {
    const answer = await ask()
    return { answer, isLost: answer.headers.has(lostHeader) }
  } catch (error) {
    return { error, isLost: true }
  }
}

/** A gateway of ours that says 502 or 504 found no server; a page that does has been made by one, and a form may say it better. */
function isAway({ answer, isLost }: Outcome): boolean {
  if (isLost || !answer) return true
  if (answer.headers.has(ownWordsHeader)) return false
  return answer.status === 503 || ([502, 504].includes(answer.status) && !answer.headers.has('x-remix-response'))
}

function settle({ answer, error }: Outcome): Response {
  if (answer) return answer
  throw error
}

/** Where the worker has a copy it is shown; else the error page of a service that is away, for what was not ours to mend. */
const lostAnswer = ({ answer }: Outcome): Outcome => ({
  answer: answer && hasCopy(answer) ? answer : new Response(null, { status: 503 }),
  isLost: true,
})

const hasCopy = ({ headers }: Response): boolean => headers.get(lostHeader) === 'kept'

type Tried = { outcome: Outcome; init: RequestInit }

/**
 * A form is repeated by itself only with a key, by which the server knows it again, and after an answer: one that got none may
 * have been taken, and whoever sent it decides.
 */
function isRepeatable(kind: Kind, { outcome: { answer, isLost }, init }: Tried): boolean {
  if (kind !== 'form') return !answer || !isLost || !hasCopy(answer)
  return !isLost && answer?.status === 503 && answer.headers.has('retry-after') && hasKey(init.body)
}

const hasKey = (body: RequestInit['body']): boolean =>
  (body instanceof FormData || body instanceof URLSearchParams) && Boolean(body.get('key'))

function pauseMs(kind: Kind, { outcome, tries }: { outcome: Outcome; tries: number }): number {
  const own = Math.min(firstPauseMs * 2 ** tries, mostPauseMs[kind])
  return Math.max(own, retryAfterMs(outcome.answer)) + Math.random() * jitterMs
}

/** Seconds or a date. */
function retryAfterMs(answer: Response | undefined): number {
  const header = answer?.headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Math.max(Number.isNaN(ms) ? 0 : ms, 0)
}

/** Ends with the request: who has gone elsewhere waits for nothing. */
function abortable(wait: Promise<void>, signal: AbortSignal | null | undefined): Promise<void> {
  if (!signal) return wait
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    void wait.then(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
  })
}
