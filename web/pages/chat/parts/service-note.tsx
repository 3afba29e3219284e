import { Alert } from '../../../ui/alert.tsx'
import { useLanguage } from '../../../use-shell.ts'
import { hoursText } from '../hours.ts'
import type { Loaded } from '../load.server.ts'
import { words } from '../words.ts'

type ServiceNoteProps = {
  service: Loaded['service']
  /** Whose conversation it is, and who is away. */
  who?: string | undefined
}

/** Where nobody answers now: when somebody does, and that the answer comes by mail as well. */
export function ServiceNote({ service, who }: ServiceNoteProps) {
  const language = useLanguage()
  const say = words(language)
  if (service.is_online && who === undefined) return null
  const hours = hoursText(service.hours, language)
  return (
    <Alert title={who === undefined ? say.nobodyOnline : say.isAway(who)} className="mx-3 mt-3">
      {hours && `${say.hours(hours)} `}
      {say.answeredLater}
    </Alert>
  )
}
