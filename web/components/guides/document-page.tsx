import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { AskUs } from './ask-us.tsx'
import type { LoadedText } from './load.server.ts'
import { TextBody } from './text-body.tsx'

type Props = { loaded: LoadedText; children?: ReactNode }

/** A text that binds: with its version, its contents, and whom to ask; `children` stand between text and question. */
export const DocumentPage = ({ loaded: { text, facts, former, say }, children }: Props) => (
  <article>
    <header className="layout guide-print flex flex-col gap-3 pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{text.title}</h1>
      <p className="max-w-prose text-lg text-muted">{text.summary}</p>
      <p className="text-muted text-sm">{facts.version}</p>
      {former.read && (
        <Alert title={former.read.text}>
          <ShellLink path={text.path} className={linkClass({})}>
            {former.read.back}
          </ShellLink>
        </Alert>
      )}
    </header>
    <TextBody text={text} say={say}>
      {children}
      {former.rows.length > 0 && <FormerVersions {...former} />}
      <AskUs title={say.ask} text={say.askText} />
    </TextBody>
  </article>
)

/** What somebody agreed to before stays readable. */
function FormerVersions({ title, rows }: Pick<LoadedText['former'], 'title' | 'rows'>) {
  return (
    <section aria-labelledby="former-versions" className="flex flex-col gap-2">
      <h2 id="former-versions" className="text-xl">
        {title}
      </h2>
      <ul className="flex flex-col gap-1">
        {rows.map(({ text, href }) => (
          <li key={href}>
            <ShellLink path={href} className={linkClass({})}>
              {text}
            </ShellLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
