import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../use-shell.ts'
import { ProviderMark } from './provider-mark.tsx'
import { words } from './words.ts'

const providers = ['google', 'apple'] as const

/** `action` is the login page: it starts every sign-in through a provider. */
export function SocialButtons({ action }: { action: string }) {
  const say = useWords(words)
  const intent = useNavigation().formData?.get('intent')
  const labels = { google: say.withGoogle, apple: say.withApple }
  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {say.or}
      </p>
      <Form method="post" action={action} className="flex flex-col gap-3">
        {providers.map((name) => (
          <Button
            key={name}
            type="submit"
            name="intent"
            value={name}
            variant="secondary"
            wide
            busy={intent === name}
            busyLabel={say.working}
          >
            <ProviderMark name={name} />
            {labels[name]}
          </Button>
        ))}
      </Form>
    </div>
  )
}
