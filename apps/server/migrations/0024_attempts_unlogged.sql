-- Counters of attempts are written by whoever guesses: none of them waits for the disk, and a flood of them holds up
-- no purchase and no score behind its own flushes. What a crash forgets of them is at most a day of counting.
ALTER TABLE "attempt" SET UNLOGGED;
