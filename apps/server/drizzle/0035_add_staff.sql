CREATE TYPE "public"."staff_role" AS ENUM('content', 'support', 'money');--> statement-breakpoint
CREATE TYPE "public"."account_role" AS ENUM('Vendor', 'Creator', 'Platform');--> statement-breakpoint
ALTER TYPE "public"."token_purpose" ADD VALUE 'console-ticket';--> statement-breakpoint
ALTER TYPE "public"."token_purpose" ADD VALUE 'staff-password';--> statement-breakpoint
ALTER TYPE "public"."session_scope" ADD VALUE 'console';--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" uuid NOT NULL,
	"call" text NOT NULL,
	"path" text NOT NULL,
	"reason" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"roles" "staff_role"[] NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."account_role" USING "role"::text::"public"."account_role";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_staff_id_ordinal_index" ON "audit_entries" USING btree ("staff_id","ordinal");--> statement-breakpoint
CREATE INDEX "audit_entries_path_ordinal_index" ON "audit_entries" USING btree ("path","ordinal");--> statement-breakpoint
-- Who was of the platform team paid and reviewed: they become staff, and enrol an authenticator at the next sign-in.
-- An account with projects or tasks stays what it is; staff need an address of their own.
INSERT INTO "staff" ("user_id", "roles", "added_at")
SELECT "user_id", ARRAY['money']::"staff_role"[], "added_at" FROM "platform_members" AS "member"
WHERE NOT EXISTS (SELECT FROM "projects" WHERE "vendor_id" = "member"."user_id")
AND NOT EXISTS (SELECT FROM "tasks" WHERE "creator_id" = "member"."user_id");--> statement-breakpoint
UPDATE "users" SET "role" = 'Platform' WHERE "id" IN (SELECT "user_id" FROM "staff");--> statement-breakpoint
CREATE FUNCTION "refuse_to_change_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_entries: rows are added, never changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE OR DELETE ON "audit_entries"
FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_audit_entries"();
