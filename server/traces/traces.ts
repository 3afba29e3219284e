import type { Watch } from '#database/connect.ts'

/** Adds to a span what is only known once its work is done. */
export type Note = (facts: Readonly<Record<string, string | number>>) => void

export type Piece = {
  /** Of the source, such as a page's pattern or a call's path: what somebody typed is in no name and in no fact. */
  name: string
  facts?: Readonly<Record<string, string | number>>
  /** The `traceparent` of whoever asked, where that is a process of our own. */
  above?: string | undefined
}

/** Spans, where somebody collects them (`start.ts`). */
export type Traces = {
  /** Does the work in a span, below the one around it. */
  within<T>(piece: Piece, work: (note: Note) => Promise<T>): Promise<T>
  /** What to send to another process of our own, so that its spans come below this one. */
  header(): string | undefined
  watchStatements: Watch
  /** Sends what is still here. */
  close(): Promise<void>
}
