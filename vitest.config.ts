import { defineConfig } from 'vitest/config'

// Unit tests stand beside the source and run in Node without the site's build plugins; browser tests live in tests/e2e.
export default defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts', 'tests/faults/**/*.test.ts'], environment: 'node' },
})
