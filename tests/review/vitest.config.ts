import { defineConfig } from 'vitest/config'

// The review of a small repository of its own, really built and captured.
export default defineConfig({
  test: { include: ['tests/review/**/*.test.ts'], environment: 'node', fileParallelism: false, testTimeout: 30_000 },
})
