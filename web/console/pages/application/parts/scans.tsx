import { linkClass } from '../../../../ui/link-class.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownApplication } from '../load.server.ts'
import { words } from '../words.ts'

/** The documents that came with the application, each a look away; every look is audited. */
export function Scans({ scans }: Pick<ShownApplication, 'scans'>) {
  const say = useWords(words)
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
      {scans.map(({ kind, name, text, href }) => (
        <li key={kind} className="flex items-center justify-between gap-3 p-3">
          <div className="min-w-0">
            <p className="font-semibold text-sm">{name}</p>
            <p className="text-muted text-sm">{text}</p>
          </div>
          {href && (
            <a href={href} target="_blank" rel="noreferrer" className={`${linkClass()} shrink-0`}>
              {say.scanOpen}
              <VisuallyHidden> {name}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
