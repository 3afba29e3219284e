import type { ReactNode } from 'react'
import { KeyRound } from '#web/ui/icons/icons.ts'
import { ProviderMark } from '../../../components/account/provider-mark.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { useWords } from '../../../use-shell.ts'
import type { Profile } from '../profile.ts'
import { words } from '../words.ts'
import { Section } from './section.tsx'

export function SignInMethods({ profile }: { profile: Pick<Profile, 'has_password' | 'providers'> }) {
  const say = useWords(words)
  const { has_password, providers } = profile
  return (
    <Section id="methods" title={say.methods} lead={say.methodsLead}>
      <ul className="divide-y divide-line">
        <Method icon={<KeyRound className="size-5" />} name={say.methodPassword} isOn={has_password} />
        <Method icon={<ProviderMark name="google" />} name={say.methodGoogle} isOn={providers.includes('google')} />
        <Method icon={<ProviderMark name="apple" />} name={say.methodApple} isOn={providers.includes('apple')} />
      </ul>
    </Section>
  )
}

function Method({ icon, name, isOn }: { icon: ReactNode; name: string; isOn: boolean }) {
  const say = useWords(words)
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <span aria-hidden="true" className="text-muted">
        {icon}
      </span>
      <span className="min-w-0 flex-1">{name}</span>
      <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? say.methodOn : say.methodOff}</Badge>
    </li>
  )
}
