import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { lane } from '#core/lane.ts'
import type { PageContext } from '#core/page.ts'
import { NonceContext } from './nonce.ts'
import { pageContext } from './page-context.ts'
import { themeStyle } from './theme.server.ts'
import { ThemeContext } from './theme-context.ts'

export const streamTimeout = 5_000

// Rendering is work of one processor: more at once would not be sooner, only hold more pages in memory.
const renderLane = lane(2)

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const element = (
    <NonceContext value={page.nonce}>
      <ThemeContext value={themeStyle(page.tenant.color_settings)}>
        <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
      </ThemeContext>
    </NonceContext>
  )
  return renderLane(() => render(element, page, { headers, status }))
}

const render = (element: ReactElement, page: PageContext, answer: { headers: Headers; status: number }) =>
  new Promise<Response>((resolve, reject) => {
    let { status } = answer
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce: page.nonce,
      // Whole, not streamed: what streams in later is put in its place by a script, and some browsers run none.
      onAllReady() {
        clearTimeout(timer)
        pipe(collect((body) => resolve(new Response(body, { headers: answer.headers, status }))))
      },
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        status = 500
        page.report(error)
      },
    })
    // Cleared as soon as the page is there: a timer would hold all of it in memory.
    const timer = setTimeout(abort, streamTimeout + 1_000).unref()
  })

/** The page is whole when it is sent, so it travels as one piece. */
function collect(done: (body: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Buffer, _encoding, next) {
      parts.push(part)
      next()
    },
    final(next) {
      done(Buffer.concat(parts))
      next()
    },
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const page = context.get(pageContext)
  if (!request.signal.aborted) page.report(error)
}
