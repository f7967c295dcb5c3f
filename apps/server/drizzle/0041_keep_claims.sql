CREATE TABLE "claim_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "claim_answers_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"step_id" uuid NOT NULL,
	"claim" text NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "product_category" text DEFAULT 'general' NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "claims" jsonb;--> statement-breakpoint
ALTER TABLE "works_reports" ADD COLUMN "claims" jsonb;--> statement-breakpoint
ALTER TABLE "claim_answers" ADD CONSTRAINT "claim_answers_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_answers" ADD CONSTRAINT "claim_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_answers_step_id_index" ON "claim_answers" USING btree ("step_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_answers_open_index" ON "claim_answers" USING btree ("step_id","claim","author_id") WHERE "claim_answers"."withdrawn_at" is null;