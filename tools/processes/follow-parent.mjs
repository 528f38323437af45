// Preloaded into what the tools start: a process whose starter was killed ends as if it was asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
