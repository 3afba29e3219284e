import { useSyncExternalStore } from 'react'

let percent: number | undefined
const listeners = new Set<() => void>()

function setPercent(next: number | undefined): void {
  percent = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How much of the form on its way has left this browser; nothing while no file does. */
export const useUploadPercent = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => percent,
    () => undefined,
  )

const carriesFile = (body: unknown): body is FormData =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File && value.size > 0)

/** `fetch` for the router, that says how far the files of a form are. Only XHR can tell; anything without a file goes as before. */
export const fetchWithPercent =
  (plain: typeof fetch): typeof fetch =>
  (input, init) =>
    carriesFile(init?.body)
      ? send(new Request(input, { method: 'POST' }).url, init.body, init.signal)
      : plain(input, init)

function send(url: string, body: FormData, signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'arraybuffer'
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) setPercent(Math.floor((loaded / total) * 100))
    }
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('the form could not be sent'))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', url)
    setPercent(0)
    request.send(body)
  }).finally(() => setPercent(undefined))
}

/** No body where the status allows none. */
function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n')
  const headers = lines.flatMap((line): [string, string][] => {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name, value]]
  })
  const { status, response } = request
  return new Response([204, 205, 304].includes(status) ? null : response, { status, headers })
}
