/** The place of a finding and its first words, as `npm run check` prints them. */
export const findingPattern = [
  {
    regexp: '^\\s*(content/\\S+?):(\\d+):(\\d+) (error|warning) \\[(\\w+)\\]$',
    file: 1,
    line: 2,
    column: 3,
    severity: 4,
    code: 5,
  },
  { regexp: '^\\s*Found:\\s+(.*)$', message: 1 },
] as const

/** VS Code's tasks: `check` lists the faults next to the files, each leading to its place; `dev` starts the dev server. */
export function tasks() {
  return {
    version: '2.0.0',
    tasks: [
      {
        label: 'check',
        detail: 'Every fault of the content, in the panel of problems',
        type: 'npm',
        script: 'check',
        group: { kind: 'test', isDefault: true },
        presentation: { reveal: 'silent', clear: true },
        problemMatcher: {
          owner: 'content',
          source: 'npm run check',
          // biome-ignore lint/suspicious/noTemplateCurlyInString: VS Code's own placeholder
          fileLocation: ['relative', '${workspaceFolder}'],
          pattern: findingPattern,
        },
      },
      {
        label: 'dev',
        detail: 'The site while you write',
        type: 'npm',
        script: 'dev',
        isBackground: true,
        problemMatcher: [],
      },
    ],
  }
}
