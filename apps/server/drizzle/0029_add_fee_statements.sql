CREATE TYPE "public"."fee_statement_status" AS ENUM('made', 'signed', 'invoiced', 'declined', 'withdrawn', 'voided');--> statement-breakpoint
CREATE TABLE "fee_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "fee_statements_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"status" "fee_statement_status" NOT NULL,
	"payer" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"number" text,
	"invoice" jsonb,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "fee_statements" ADD CONSTRAINT "fee_statements_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_statements" ADD CONSTRAINT "fee_statements_vendor_id_users_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_statements_task_id_ordinal_index" ON "fee_statements" USING btree ("task_id","ordinal");--> statement-breakpoint
CREATE INDEX "fee_statements_vendor_id_ordinal_index" ON "fee_statements" USING btree ("vendor_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_statements_counting_index" ON "fee_statements" USING btree ("task_id") WHERE "fee_statements"."status" in ('made', 'signed', 'invoiced');