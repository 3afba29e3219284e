import { type ComponentProps, useState } from 'react'
import { Eye, EyeOff } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'
import { controlClass, useField } from './field-context.ts'
import { IconButton } from './icon-button.tsx'

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & { showLabel: string; hideLabel: string }

export function PasswordInput({ showLabel, hideLabel, className, ...native }: PasswordInputProps) {
  const field = useField()
  const [isShown, setShown] = useState(false)
  return (
    <span className={cx('relative block', className)}>
      <input
        {...field}
        autoComplete="current-password"
        {...native}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className={cx(controlClass, 'pe-14 noscript:pe-4')}
      />
      <IconButton
        label={isShown ? hideLabel : showLabel}
        icon={isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        onClick={() => setShown(!isShown)}
        aria-controls={native.id ?? field.id}
        className="absolute end-1 top-1/2 -translate-y-1/2 noscript:hidden"
      />
    </span>
  )
}
