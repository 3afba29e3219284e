import type { ReactNode } from 'react'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Accordion } from '../../../ui/accordion.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { TabProps } from './tab-props.ts'

/** Documents, terms, questions, and who answers for it all. */
export function OthersTab({ details, partner, say }: TabProps) {
  return (
    <div className="flex flex-col gap-8">
      <Part id="documents" title={say.documents}>
        <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5">
          {details.documents.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Part>
      <Part id="terms" title={say.terms}>
        <p className="max-w-prose">{details.terms}</p>
      </Part>
      {details.questions.length > 0 && (
        <Part id="questions" title={say.questions}>
          <Accordion
            items={details.questions.map(({ question, answer }, at) => ({
              id: `question-${at + 1}`,
              title: question,
              content: answer,
            }))}
          />
        </Part>
      )}
      <Part id="organiser" title={say.organiser}>
        <p>
          <ShellLink path={partner.href} className={linkClass()}>
            {partner.name}
          </ShellLink>
          {` · ${partner.legal_name}`}
        </p>
        {partner.licences.map((lines) => (
          <ul key={lines[0]} className="text-muted text-sm">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ))}
      </Part>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}
