-- What one process is told of a choice, the others find.
ALTER TABLE "spoilers" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "spoilers_changed_at" ON "spoilers" USING btree ("changed_at");
