import { createServer } from 'node:http'
import { z } from 'zod'

const value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.string().optional() })
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  status: z.object({ code: z.number().optional() }).optional(),
  attributes: z.array(z.object({ key: z.string(), value })).default([]),
})
const body = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})
export type CollectedSpan = z.output<typeof span>

/** Receives traces as a collector does, over OTLP/HTTP in JSON. */
export async function collector() {
  const spans: CollectedSpan[] = []
  const received: { path: string; text: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      received.push({ path: request.url ?? '', text })
      for (const { scopeSpans } of body.parse(JSON.parse(text)).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    received,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
