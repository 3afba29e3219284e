import { Alert } from '../../../ui/alert.tsx'
import { useLanguage } from '../../../use-shell.ts'
import { hoursText } from '../hours.ts'
import type { Loaded } from '../load.server.ts'
import { words } from '../words.ts'

/** Where nobody answers now: when somebody does, and that the answer comes by mail as well. */
export function ServiceNote({ service }: { service: Loaded['service'] }) {
  const language = useLanguage()
  const say = words(language)
  if (service.is_online) return null
  const hours = hoursText(service.hours, language)
  return (
    <Alert title={say.nobodyOnline} className="mx-3 mt-3">
      {hours && `${say.hours(hours)} `}
      {say.answeredLater}
    </Alert>
  )
}
