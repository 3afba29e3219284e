import { formatFileSize, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { FileText } from '#web/ui/icons/icons.ts'
import type { StoredMessage } from '../../../components/live/message-log.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { SitePicture } from '../../../components/site-picture.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { useLanguage } from '../../../use-shell.ts'
import { words } from '../words.ts'

type FileProps = { message: StoredMessage; file: NonNullable<StoredMessage['file']> }

/** A picture in view, a PDF to be kept. */
export function MessageFile({ message: { id, user_chat_id }, file }: FileProps) {
  const language = useLanguage()
  const address = useHref()(`/chat/${user_chat_id}/file/${id}`)
  if (file.type.startsWith('image/'))
    return (
      <a href={address} className="block">
        <img
          src={address}
          alt={words(language).pictureOf(file.name)}
          loading="lazy"
          width={320}
          height={240}
          className="max-h-80 w-80 max-w-full rounded-md bg-line object-cover"
        />
      </a>
    )
  return (
    <a href={address} download className={`${linkClass()} inline-flex min-h-11 items-center gap-2`}>
      <FileText aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {file.name} ({formatFileSize(file.bytes, language)})
      </span>
    </a>
  )
}

/** A page of ours that the message links to. */
export function MessageCard({ card }: { card: StoredMessage['cards'][number] }) {
  const language = useLanguage()
  const say = words(language)
  const price = card.price === null ? undefined : formatRupiah(rupiah(card.price), language)
  return (
    <ShellLink
      path={card.path}
      className="flex items-center gap-3 rounded-md bg-paper p-2 text-ink ring-1 ring-line ring-inset hover:ring-brand"
    >
      {card.picture_id && (
        <SitePicture
          id={card.picture_id}
          colour={card.picture_colour}
          shape="square"
          sizes="64px"
          widest={480}
          alt=""
          className="size-16 shrink-0 rounded-sm object-cover"
        />
      )}
      <span className="flex min-w-0 flex-col">
        <span className="text-muted text-sm">{say[card.kind]}</span>
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{card.title[language]}</span>
        {price && <span className="money text-sm">{card.kind === 'package' ? say.from(price) : price}</span>}
      </span>
    </ShellLink>
  )
}
