import { Form } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Bell, BellOff } from '../../../ui/icons/icons.ts'
import { useWords } from '../../use-shell.ts'
import type { ShownStatus } from './inbox.server.ts'
import { chatWords } from './words.ts'

/** Whether one takes conversations, said plainly, with the one way to the other. */
export function StatusSwitch({ status: { consultant, is_on } }: { status: ShownStatus }) {
  const say = useWords(chatWords)
  if (!consultant) return null
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="is_on" value={is_on ? 'false' : 'true'} />
      <Badge
        tone={is_on ? 'success' : 'neutral'}
        icon={is_on ? <Bell className="size-4" /> : <BellOff className="size-4" />}
      >
        {is_on ? say.taking : say.notTaking}
      </Badge>
      <Button type="submit" size="sm" variant={is_on ? 'secondary' : 'primary'}>
        {is_on ? say.takeOff : say.takeOn}
      </Button>
    </Form>
  )
}
