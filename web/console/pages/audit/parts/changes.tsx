import { ArrowRight } from '../../../../ui/icons/icons.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownEntry } from '../load.server.ts'
import { words } from '../words.ts'

const atOnce = 3

/** What was before and what is after, field by field; a long list of them opens. */
export function Changes({ entry: { changes, reason } }: { entry: ShownEntry }) {
  const say = useWords(words)
  const rest = changes.slice(atOnce)
  return (
    <div className="flex min-w-0 flex-col gap-1 text-start text-sm">
      <ChangeList changes={changes.slice(0, atOnce)} />
      {rest.length > 0 && (
        <details>
          <summary className="text-brand-text">{say.more(rest.length)}</summary>
          <ChangeList changes={rest} />
        </details>
      )}
      {reason && <p className="text-muted [overflow-wrap:anywhere]">{say.reason(reason)}</p>}
    </div>
  )
}

function ChangeList({ changes }: Pick<ShownEntry, 'changes'>) {
  const say = useWords(words)
  return (
    <ul className="flex flex-col gap-0.5">
      {changes.map(({ name, before, after }) => (
        <li key={name} className="[overflow-wrap:anywhere]">
          <span className="text-muted">{`${name}: `}</span>
          {before !== null && (
            <>
              <VisuallyHidden>{`${say.before} `}</VisuallyHidden>
              <del className={after === null ? undefined : 'no-underline'}>{before}</del>
            </>
          )}
          {before !== null && after !== null && (
            <ArrowRight aria-hidden="true" className="mx-1 inline size-3.5 text-muted rtl:-scale-x-100" />
          )}
          {after !== null && (
            <>
              <VisuallyHidden>{`${before === null ? '' : ` ${say.after} `}`}</VisuallyHidden>
              <ins className="font-semibold no-underline">{after}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
