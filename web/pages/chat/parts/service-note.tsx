import { ChevronDown, Info } from '#web/ui/icons/icons.ts'
import { Alert } from '../../../ui/alert.tsx'
import { useLanguage } from '../../../use-shell.ts'
import { hoursText } from '../hours.ts'
import type { Loaded } from '../load.server.ts'
import { words } from '../words.ts'

type ServiceNoteProps = {
  service: Loaded['service']
  /** Whose conversation it is, and who is away. */
  who?: string | undefined
  isShort?: boolean
}

/** Where nobody answers now: when somebody does, and that the answer comes by mail as well. Short, it leaves messages their room. */
export function ServiceNote({ service, who, isShort = false }: ServiceNoteProps) {
  const language = useLanguage()
  const say = words(language)
  if (service.is_online && who === undefined) return null
  const title = who === undefined ? say.nobodyOnline : say.isAway(who)
  const hours = hoursText(service.hours, language)
  const text = hours ? `${say.hours(hours)} ${say.answeredLater}` : say.answeredLater
  if (!isShort)
    return (
      <Alert title={title} className="mx-3 mt-3">
        {text}
      </Alert>
    )
  return (
    <details className="group/note shrink-0 border-line border-b bg-brand-soft text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 font-semibold md:px-4 [&::-webkit-details-marker]:hidden">
        <Info aria-hidden="true" className="size-5 shrink-0 text-brand-text" />
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-brand-text group-open/note:rotate-180" />
      </summary>
      <p className="px-3 pb-3 md:px-4">{text}</p>
    </details>
  )
}
