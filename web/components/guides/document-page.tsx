import type { ReactNode } from 'react'
import { AskUs } from './ask-us.tsx'
import type { LoadedText } from './load.server.ts'
import { TextBody } from './text-body.tsx'

type Props = { loaded: LoadedText; children?: ReactNode }

/** A text that binds: with its version, its contents, and whom to ask; `children` stand between text and question. */
export const DocumentPage = ({ loaded: { text, facts, say }, children }: Props) => (
  <article>
    <header className="layout guide-print flex flex-col gap-3 pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{text.title}</h1>
      <p className="max-w-prose text-lg text-muted">{text.summary}</p>
      <p className="text-muted text-sm">{facts.version}</p>
    </header>
    <TextBody text={text} say={say}>
      {children}
      <AskUs title={say.ask} text={say.askText} />
    </TextBody>
  </article>
)
