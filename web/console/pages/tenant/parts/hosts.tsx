import type { Failure } from '../../../../components/form/failure.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

type HostsProps = {
  hosts: readonly { host: string; is_main: boolean }[]
  formKey: string
  failure: Failure | undefined
}

/** Where the site of a brand opens. To remove one its name is typed: nobody does that by a slip. */
export function Hosts({ hosts, formKey, failure }: HostsProps) {
  const say = useWords(words)
  const form = { formKey, failure }
  return (
    <Card as="section" aria-labelledby="hosts" className="flex flex-col gap-4">
      <h2 id="hosts" className="text-lg">
        {say.hosts}
      </h2>
      <p className="text-muted text-sm">{say.hostsText}</p>
      <ul className="flex flex-col gap-2">
        {hosts.map(({ host, is_main }) => (
          <li key={host} className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
            {host}
            {is_main && <Badge>{say.main}</Badge>}
          </li>
        ))}
      </ul>
      <div className="grid gap-6 md:grid-cols-2">
        <ConsoleForm
          {...form}
          intent="addHost"
          scope="add-"
          labels={{ host: say.host }}
          submit={{ label: say.addHost }}
        >
          <TextField name="host" label={say.host} hint={say.hostHint} required maxLength={253} />
        </ConsoleForm>
        <ConsoleForm
          {...form}
          intent="removeHost"
          scope="remove-"
          labels={{ host: say.removeName }}
          submit={{ label: say.removeHost, variant: 'danger' }}
        >
          <TextField name="host" label={say.removeName} hint={say.removeHint} required maxLength={253} />
        </ConsoleForm>
      </div>
    </Card>
  )
}
