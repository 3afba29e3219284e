import { use } from 'react'
import type { Span } from '#modules/content/rules/spans.ts'
import { linkClass } from '../../ui/link-class.ts'
import { readablePhone } from '../shell/phone.ts'
import { keyed } from './keyed.ts'
import { TextLinkContext } from './text-link.ts'

/** A line of text with its strong words and links. */
export const Inline = ({ spans }: { spans: readonly Span[] }) =>
  keyed(spans).map(({ key, part }) => <One key={key} {...part} />)

function One({ text, strong, em, href }: Span) {
  const TextLink = use(TextLinkContext)
  if (strong) return <strong className="font-semibold text-ink">{text}</strong>
  if (em) return <em>{text}</em>
  if (href === undefined) return text
  if (href.startsWith('/')) {
    return (
      <TextLink path={href} className={linkClass()}>
        {text}
      </TextLink>
    )
  }
  return (
    <a href={href} rel="noopener" className={linkClass()}>
      {href.startsWith('tel:') ? readablePhone(text) : text}
    </a>
  )
}
