import type { Watch } from '#database/connect.ts'

/** Called with the text of a statement; what it gives, when that has ended. Nothing, where it is of no interest. */
type Begin = (text: string) => ((error?: unknown) => void) | undefined
type Callback = (error: unknown, result?: unknown) => void

const isCallback = (argument: unknown): argument is Callback => typeof argument === 'function'

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  // What has a way of its own to be sent, such as a cursor, is left alone.
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined
}

/** Sees the statements of a connection, whichever way their answer is waited for. */
export const watchQueries =
  (begin: Begin): Watch =>
  (client) => {
    const { query } = client
    const send = (args: unknown[]): unknown => Reflect.apply(query, client, args)
    const watched = (...args: unknown[]): unknown => {
      const text = textOf(args[0])
      const end = text === undefined ? undefined : begin(text)
      if (!end) return send(args)
      const callback = args.findLast(isCallback)
      if (callback) {
        const both: Callback = (error, result) => {
          end(error ?? undefined)
          callback(error, result)
        }
        return send(args.map((argument) => (argument === callback ? both : argument)))
      }
      const sent = Promise.resolve(send(args))
      sent.then(() => end(), end)
      return sent
    }
    Object.assign(client, { query: watched })
  }
