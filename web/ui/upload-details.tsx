import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Progress } from './progress.tsx'
import type { UploadState } from './use-upload.ts'

export type UploadWords = {
  /** Inside the empty zone: "Pilih berkas", and after it "atau seret ke sini". */
  choose: string
  /** Said only where there is a pointer that can drag. */
  drop: string
  cancel: string
  remove: string
  /** One word or two for each stage of a chosen file. */
  state: Record<Exclude<UploadState, 'empty'>, string>
  wrongSize: string
  wrongType: string
  /** "1,2 MB" */
  size: (bytes: number) => string
}

type DetailsProps = {
  words: UploadWords
  hint?: ReactNode
  id: string
  name?: string
  bytes?: number
  state: UploadState
  percent: number | undefined
  children: ReactNode
}

/** What is known of a chosen file: its name, how far it is, and the field itself. */
export function UploadDetails({ id, name, bytes, hint, words, state, percent, children }: DetailsProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <span className={cx('line-clamp-2 font-semibold [overflow-wrap:anywhere]', !name && 'noscript:hidden')}>
        {name ?? <Invitation words={words} />}
      </span>
      {hint && (
        <span id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </span>
      )}
      <span role="status" className="text-muted text-sm">
        {state === 'empty' ? null : words.state[state]}
        {bytes === undefined ? null : ` · ${words.size(bytes)}`}
      </span>
      {percent !== undefined && <Sending label={words.state.sending} percent={percent} />}
      {children}
    </div>
  )
}

function Sending({ label, percent }: { label: string; percent: number }) {
  return (
    <div className="flex items-center gap-3">
      <Progress label={label} value={percent} />
      <span aria-hidden="true" className="shrink-0 text-sm tabular-nums">{`${percent}%`}</span>
    </div>
  )
}

function Invitation({ words }: Pick<DetailsProps, 'words'>) {
  return (
    <>
      {`${words.choose} `}
      <span className="hidden [@media_(hover:hover)_and_(pointer:fine)]:inline">{words.drop}</span>
    </>
  )
}
