/** How what was typed stands at the server: stored, not stored, or in another tab there is newer. */
export type DraftState = 'stored' | 'unstored' | 'elsewhere'
type Following = { path: string; version: number; onState: (state: DraftState) => void }

// Each save is a row of the audit: a pause in writing, not between two words.
const pauseMs = 4_000
// What a browser still sends while it closes a page ends at 64 KiB.
const mostAtEnd = 60_000
const notTyped = ['intent', 'key']
const saves = { page: Math.random().toString(36).slice(2, 12), count: 0 }

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return Object.fromEntries(texts.filter(([name]) => !notTyped.includes(name)))
}

type Now = { version: number; timer: number; isTyped: boolean; isOver: boolean }

/** One save; `now` knows the version from then on, and that another tab has a newer one. */
async function send(form: HTMLFormElement, path: string, now: Now): Promise<DraftState> {
  saves.count += 1
  const revision = `${saves.page}.${saves.count}`
  const body = JSON.stringify({ fields: fieldsOf(form), version: now.version, revision })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(path, { method: 'PUT', headers, body, keepalive: body.length < mostAtEnd })
  if (!reply.ok && reply.status !== 409) return 'unstored'
  now.version = (await reply.json()).data.version
  now.isOver = reply.status === 409
  return now.isOver ? 'elsewhere' : 'stored'
}

/** Stores what is typed into a form soon after, and when the page is left. Ends when the form is sent. */
export function followForm(form: HTMLFormElement, { path, version, onState }: Following) {
  const now: Now = { version, timer: 0, isTyped: false, isOver: false }
  const store = () => {
    window.clearTimeout(now.timer)
    if (!now.isTyped || now.isOver) return
    now.isTyped = false
    // Without a connection it is stored with what is typed next, or with the form itself.
    send(form, path, now).then(onState, () => onState('unstored'))
  }
  const type = () => {
    now.isTyped = true
    window.clearTimeout(now.timer)
    now.timer = window.setTimeout(store, pauseMs)
  }
  const hide = () => document.visibilityState === 'hidden' && store()
  const submit = () => {
    now.isTyped = false
    window.clearTimeout(now.timer)
  }
  const events = new AbortController()
  const { signal } = events
  form.addEventListener('input', type, { signal })
  form.addEventListener('submit', submit, { signal })
  window.addEventListener('pagehide', store, { signal })
  document.addEventListener('visibilitychange', hide, { signal })
  return {
    stop: () => {
      events.abort()
      window.clearTimeout(now.timer)
    },
    /** Over what the other tab has stored. */
    insist: () => {
      now.isOver = false
      now.isTyped = true
      store()
    },
  }
}
