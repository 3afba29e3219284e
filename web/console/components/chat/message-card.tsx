import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import type { StoredMessage } from '../../../components/live/message-log.ts'
import { inLanguage } from '../../../to.ts'
import { useLanguage } from '../../use-shell.ts'
import { chatWords } from './words.ts'

type CardProps = { card: StoredMessage['cards'][number]; origin: string | undefined }

const cardClass = 'flex flex-col rounded-sm bg-paper px-3 py-2 text-ink ring-1 ring-line ring-inset'

/** A page of the site that a message links to, opened beside the desk; a member's order opens to them alone. */
export function MessageCard({ card: { kind, path, title, price }, origin }: CardProps) {
  const language = useLanguage()
  const amount = price === null ? undefined : formatRupiah(rupiah(price), language)
  const text = (
    <>
      <span className="font-semibold">{title[language]}</span>
      {amount && <span className="text-sm">{kind === 'order' ? amount : chatWords(language).from(amount)}</span>}
    </>
  )
  if (origin === undefined || kind === 'order') return <p className={cardClass}>{text}</p>
  const href = origin + inLanguage(language, path)
  return (
    <a href={href} target="_blank" rel="noopener" className={`${cardClass} hover:ring-brand`}>
      {text}
    </a>
  )
}
