import { Form } from 'react-router'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

type Session = { id: string; is_current: boolean; device: string; seen: string; since: string }

/** Where one is signed in. This one is ended by signing out, so that nobody locks themselves out by a slip. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const say = useWords(words)
  return (
    <ul className="flex flex-col divide-y divide-line">
      {sessions.map(({ id, is_current, device, seen, since }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {device}
              {is_current && <Badge tone="success">{say.current}</Badge>}
            </p>
            <p className="text-muted text-sm">{seen}</p>
            <p className="text-muted text-sm [overflow-wrap:anywhere]">{since}</p>
          </div>
          {!is_current && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="end" />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" variant="secondary" size="sm" aria-label={say.endOf(device)}>
                {say.end}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
